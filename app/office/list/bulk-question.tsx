import type { ReactNode } from "react";
import { Form, Link, useLocation } from "react-router";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { Button, buttonLook } from "../../foundation/ui/button.tsx";
import { HiddenFields } from "../../foundation/ui/form/hidden-fields.tsx";
import type { Asked, Priced } from "./bulk-answer.ts";
import { choiceFields, chosenIds, type Kept } from "./choice.ts";

type Props = {
	asked: Asked;
	title: string;
	/** Says which rows it is about; `names` are those of the first. */
	text: (names: string) => string;
	/** Words the price of a row; each row then has a line. */
	priceWords?: (price: Priced) => string;
	confirm: string;
	isFinal?: boolean;
	/** The word that says it was asked. */
	confirmed?: string;
	children?: ReactNode;
};

export function BulkQuestion(props: Props) {
	const { asked, title, text, priceWords, confirm, isFinal = false, confirmed = "yes", children } = props;
	const t = useTexts("bulk");
	const unnamed = useTexts("drafts")("unnamed");
	const { pathname, search } = useLocation();
	const { action, choice, count, rows } = asked;
	const priced = (price?: Priced) => (priceWords ? `: ${price ? priceWords(price) : t("unchanged")}` : "");
	const words = rows.map(({ name, price }) => (name || unnamed) + priced(price));
	const all = count > rows.length ? [...words, "…"] : words;
	const shown = priceWords ? ["", ...all].join("\n") : all.join("; ");
	return (
		<Form
			method="post"
			preventScrollReset
			noValidate
			className={`grid gap-4 rounded-md border border-line border-t-4 bg-surface p-5 ${isFinal ? "border-t-bad" : "border-t-amber"}`}
		>
			<HiddenFields fields={[...choiceFields(choice), ["action", action], ["confirmed", confirmed]]} />
			<div>
				<h2 className="text-xl">{title}</h2>
				<p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere] text-muted">{text(shown)}</p>
			</div>
			{children}
			<div className="flex flex-wrap gap-3">
				<Button kind={isFinal ? "danger" : "primary"}>{confirm}</Button>
				<Link
					to={pathname + search}
					state={{ chosen: chosenIds(choice) } satisfies Kept}
					className={buttonLook({ kind: "secondary" })}
				>
					{t("cancel")}
				</Link>
			</div>
		</Form>
	);
}
