import { mdiMagnify } from "@mdi/js";
import { type ComponentType, createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import type { Role } from "../../accounts/role.ts";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import { showToast } from "../../foundation/ui/toast.ts";
import type { DialogProps } from "./find-dialog.tsx";

const loadDialog = () => import("./find-dialog.tsx");

function fetchAhead(): void {
	loadDialog().catch(() => {});
}

const OpenContext = createContext<() => void>(() => {});

/** Opens the search for everything with Ctrl+K (Cmd+K on a Mac). */
export function Finder({ role, children }: { role: Role; children: ReactNode }) {
	const t = useTexts("find");
	const [shown, setShown] = useState<{ Dialog: ComponentType<DialogProps> } | null>(null);
	const find = useCallback(() => {
		if (document.querySelector("dialog:modal")) return;
		loadDialog().then(
			({ default: Dialog }) => setShown({ Dialog }),
			() => showToast({ kind: "bad", title: t("notLoaded") }),
		);
	}, [t]);
	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			// Loads the dialog early, so that keys pressed right after Ctrl+K are typed into it.
			if (event.key === "Control" || event.key === "Meta") fetchAhead();
			const control = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
			if (!control || event.key.toLowerCase() !== "k") return;
			// Even if the dialog can't open now: browsers use Ctrl+K themselves.
			event.preventDefault();
			find();
		};
		window.addEventListener("keydown", press);
		return () => window.removeEventListener("keydown", press);
	}, [find]);
	return (
		<OpenContext value={find}>
			{children}
			{shown && <shown.Dialog role={role} onClose={() => setShown(null)} />}
		</OpenContext>
	);
}

export function FindButton({ look, children }: { look: string; children?: ReactNode }) {
	const t = useTexts("find");
	const open = useContext(OpenContext);
	return (
		<button
			type="button"
			aria-haspopup="dialog"
			aria-keyshortcuts="Control+K Meta+K"
			onClick={open}
			onFocus={fetchAhead}
			onPointerEnter={fetchAhead}
			className={`${look} needs-script`}
		>
			<Icon path={mdiMagnify} size={22} className="shrink-0" />
			<span className="max-w-full truncate">{t("button")}</span>
			{children}
		</button>
	);
}
