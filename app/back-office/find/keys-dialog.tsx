import { useTexts } from "../../foundation/i18n/texts.tsx";
import { Button } from "../../foundation/ui/button.tsx";
import { useModal } from "../../foundation/ui/use-modal.ts";
import type { DialogProps } from "./found.ts";

export default function KeysDialog({ onClose }: DialogProps) {
	const t = useTexts("officeKeys");
	const dialog = useModal();
	const control = /Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘" : t("control");
	const keys = [
		[[control, "K"], t("find")],
		[["/"], t("search")],
		[[control, "S"], t("save")],
		[["F8"], t("messages")],
		[["Esc"], t("escape")],
		[["?"], t("keys")],
	] as const;
	return (
		<dialog
			ref={dialog}
			onClose={onClose}
			aria-labelledby="office-keys"
			className="m-auto w-[min(30rem,calc(100vw-2rem))] rounded-md border border-line bg-surface p-6 text-ink"
		>
			<h2 id="office-keys" className="text-xl">
				{t("title")}
			</h2>
			<p className="mt-2 text-muted">{t("intro")}</p>
			<dl className="mt-4 grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-3">
				{keys.map(([pressed, meaning]) => (
					<div key={meaning} className="contents">
						<dt className="flex gap-1">
							{pressed.map((key) => (
								<kbd key={key} className="rounded-sm border border-strong-line bg-sunken px-2 py-0.5 text-sm">
									{key}
								</kbd>
							))}
						</dt>
						<dd>{meaning}</dd>
					</div>
				))}
			</dl>
			<div className="mt-6 text-right">
				<Button kind="secondary" onClick={() => dialog.current?.close()}>
					{t("close")}
				</Button>
			</div>
		</dialog>
	);
}
