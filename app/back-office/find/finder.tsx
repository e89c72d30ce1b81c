import { mdiMagnify } from "@mdi/js";
import { type ComponentType, createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import type { Role } from "../../accounts/role.ts";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import { isTyping } from "../../foundation/ui/is-typing.ts";
import { showToast } from "../../foundation/ui/toast.ts";
import type { DialogProps } from "./found.ts";

/** Loaded when somebody first opens one. */
const dialogs = { find: () => import("./find-dialog.tsx"), keys: () => import("./keys-dialog.tsx") };

/** Preloads the search before it is opened. */
function fetchAhead(): void {
	dialogs.find().catch(() => {});
}

const OpenContext = createContext<() => void>(() => {});

/** Opens the search for everything with Ctrl+K (Cmd+K on a Mac), and the list of keys with the question mark. */
export function Finder({ role, children }: { role: Role; children: ReactNode }) {
	const t = useTexts("find");
	const [shown, setShown] = useState<{ Dialog: ComponentType<DialogProps> } | null>(null);
	const show = useCallback(
		(name: keyof typeof dialogs) => {
			if (document.querySelector("dialog:modal")) return;
			dialogs[name]().then(
				({ default: Dialog }) => setShown({ Dialog }),
				() => showToast({ kind: "bad", title: t("notLoaded") }),
			);
		},
		[t],
	);
	const find = useCallback(() => show("find"), [show]);
	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			// Keeps what is typed right after the key.
			if (event.key === "Control" || event.key === "Meta") fetchAhead();
			const control = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
			if (control && event.key.toLowerCase() === "k") {
				// Also where the dialog can't open now, because browsers use the key themselves.
				event.preventDefault();
				find();
			}
			if (event.key === "?" && !event.ctrlKey && !event.metaKey && !isTyping(event.target)) show("keys");
		};
		window.addEventListener("keydown", press);
		return () => window.removeEventListener("keydown", press);
	}, [show, find]);
	return (
		<OpenContext value={find}>
			{children}
			{shown && <shown.Dialog role={role} onClose={() => setShown(null)} />}
		</OpenContext>
	);
}

/** The button that opens the search for everything. */
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
