import { size } from "../../i18n/bytes.ts";
import { useLanguage, useTexts } from "../../i18n/texts.tsx";
import { Checkbox } from "../../ui/form/field.tsx";
import type { Paper } from "./papers.ts";

type Props = { papers: Paper[]; typed: Record<string, string> | undefined; error: string | undefined };

/** The papers that can go along with an answer, a box each. */
export function PaperBoxes({ papers, typed, error }: Props) {
	const t = useTexts("requestWork");
	const language = useLanguage();
	if (papers.length === 0) return null;
	return (
		<fieldset aria-describedby={error ? "papers-error" : undefined}>
			<legend className="text-[0.9375rem] font-semibold">{t("papers")}</legend>
			<div className="mt-2 grid gap-2">
				{papers.map(({ field, title, bytes }) => (
					<Checkbox
						key={field}
						name={field}
						value="true"
						label={bytes === null ? title : `${title} (${size(language, bytes)})`}
						defaultChecked={typed?.[field] === "true"}
					/>
				))}
			</div>
			{error && (
				<p id="papers-error" role="alert" className="mt-2 text-sm font-semibold text-bad">
					{error}
				</p>
			)}
		</fieldset>
	);
}
