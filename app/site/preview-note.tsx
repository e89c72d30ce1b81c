import { useTexts } from "../i18n/texts.tsx";

/** Says that a page shows what is not published yet. */
export function PreviewNote() {
	const t = useTexts("common");
	return (
		<p role="status" className="mb-4 rounded-sm border-l-4 border-amber bg-surface p-3 font-semibold print:hidden">
			{t("previewNote")}
		</p>
	);
}
