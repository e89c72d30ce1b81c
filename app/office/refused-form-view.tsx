import { Form, useLocation } from "react-router";
import { useTexts } from "../i18n/texts.tsx";
import { Button } from "../ui/button.tsx";
import { inputLook } from "../ui/field.tsx";
import { HiddenFields } from "../ui/hidden-fields.tsx";
import { Refused } from "./refused.tsx";
import { isTyped, type RefusedForm } from "./refused-form.ts";

/**
 * Takes the place of a form that was refused in a browser without scripts: it shows what was typed, and sends it again.
 * `label`: of a field, where the form's labels are known.
 */
export function RefusedFormView({
	form: { refusal, typed, hadFiles },
	label,
}: {
	form: RefusedForm;
	label: (name: string) => string | null;
}) {
	const t = useTexts("refusals");
	const { pathname, search } = useLocation();
	const words = (typed ?? []).filter(([name, word]) => isTyped(name, word));
	const others = (typed ?? []).filter(([name, word]) => !isTyped(name, word));
	return (
		<div className="page-width grid max-w-[60rem] gap-6 py-12">
			<h1 className="text-3xl sm:text-4xl">{t("pageTitle")}</h1>
			<Refused refusal={refusal} />
			{typed === null && <p>{t("tooLarge")}</p>}
			{typed !== null && (
				<Form method="post" action={pathname + search} reloadDocument className="grid gap-5">
					{words.length > 0 && <h2 className="text-xl">{t("wordsTitle")}</h2>}
					<HiddenFields fields={others} />
					{words.map(([name, word]) => (
						<label key={`${name} ${word}`} className="grid gap-1.5 font-semibold">
							{label(name) ?? name}
							<textarea
								readOnly
								name={name}
								rows={linesOf(word)}
								defaultValue={word}
								className={`${inputLook} font-normal`}
							/>
						</label>
					))}
					{hadFiles && <p className="text-muted">{t("filesLost")}</p>}
					<Button type="submit" className="justify-self-start">
						{t("sendAgain")}
					</Button>
				</Form>
			)}
		</div>
	);
}

/** How many lines a text needs, up to twelve. */
const linesOf = (word: string) => Math.min(12, word.split("\n").length + Math.floor(word.length / 90));
