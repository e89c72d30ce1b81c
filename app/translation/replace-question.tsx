import { useEffect, useRef } from "react";
import { useTexts } from "../i18n/texts.tsx";
import { Button } from "../ui/button.tsx";
import type { TranslatedField } from "./translation.ts";

type Props = {
	question: { all: TranslatedField[]; empty: TranslatedField[] };
	onChoose: (fields: TranslatedField[]) => void;
	onCancel: () => void;
};

/** Asks before existing English texts are replaced. */
export function ReplaceQuestion({ question: { all, empty }, onChoose, onCancel }: Props) {
	const t = useTexts("translation");
	const words = useTexts("alertDialog");
	const dialog = useRef<HTMLDialogElement>(null);
	useEffect(() => dialog.current?.showModal(), []);
	const existing = all.filter((field) => !empty.includes(field)).map(({ label }) => label);
	return (
		<dialog
			ref={dialog}
			role="alertdialog"
			aria-label={t("replaceTitle")}
			onClose={onCancel}
			className="m-auto w-[min(32rem,calc(100vw-2rem))] rounded-md border border-line bg-surface p-6 text-left text-ink"
		>
			<h2 className="text-xl">{t("replaceTitle")}</h2>
			<p className="mt-3 text-muted">{t("replaceText", { fields: existing.join(", ") })}</p>
			<div className="mt-6 flex flex-wrap justify-end gap-3">
				<Button kind="secondary" onClick={() => dialog.current?.close()}>
					{words("cancel")}
				</Button>
				{empty.length > 0 && (
					<Button kind="secondary" onClick={() => onChoose(empty)}>
						{t("onlyEmpty")}
					</Button>
				)}
				<Button kind="danger" onClick={() => onChoose(all)}>
					{t("replace")}
				</Button>
			</div>
		</dialog>
	);
}
