import { Form, Link, useLocation } from "react-router";
import { number } from "../i18n/format.ts";
import { useLanguage, useTexts } from "../i18n/texts.tsx";
import { choiceFields } from "../office/choice.ts";
import { Button, buttonLook } from "../ui/button.tsx";
import { HiddenFields } from "../ui/hidden-fields.tsx";
import type { TrashAsked } from "./trash-answer.ts";

/** The question before several records are removed for good. */
export function TrashAsk({ asked: { action, at, choice, count, names } }: { asked: TrashAsked }) {
	const t = useTexts("trash");
	const unnamed = useTexts("drafts")("unnamed");
	const language = useLanguage();
	const { pathname, search } = useLocation();
	return (
		<Form method="post" className="rounded-sm border-l-4 border-bad bg-bad-ground p-4">
			<HiddenFields
				fields={[...(action === "empty" ? [] : choiceFields(choice)), ["action", action], ["confirmed", at]]}
			/>
			<h2 className="text-xl">{t(action === "empty" ? "emptyQuestion" : "removeQuestion")}</h2>
			<p className="mt-1">{count === 1 ? t("emptyTextOne") : t("emptyText", { count: number(language, count) })}</p>
			<p className="mt-1 [overflow-wrap:anywhere]">
				{t("removeNames", { names: names.map((name) => name || unnamed).join(", ") })}
				{count > names.length && " …"}
			</p>
			<div className="mt-4 flex flex-wrap gap-3">
				<Button type="submit" kind="danger">
					{t("remove")}
				</Button>
				<Link to={pathname + search} className={buttonLook({ kind: "secondary" })}>
					{t("cancel")}
				</Link>
			</div>
		</Form>
	);
}
