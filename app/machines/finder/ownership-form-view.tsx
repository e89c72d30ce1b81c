import { Form } from "react-router";
import { typedNumber } from "../../foundation/i18n/format.ts";
import { LocalLink } from "../../foundation/i18n/link.tsx";
import { useLanguage, useLocalPath, useTexts } from "../../foundation/i18n/texts.tsx";
import type { OfferCard } from "../offer.ts";
import { Button } from "../../foundation/ui/button.tsx";
import { ErrorSummary } from "../../foundation/ui/form/checked-form.tsx";
import { AID_PARAMETER, aidAddress, ANSWER_ID, COST_AID } from "./aid.ts";
import type { AmountError } from "./amount.ts";
import { AmountField, useAmountError } from "./amount-field.tsx";
import { type OwnershipAmount, ownershipAmounts, type ReadOwnership } from "./ownership-form.ts";

type Props = { read: ReadOwnership; offer: OfferCard | null; isOfferGone: boolean };

/** The figures of "buy or hire", a plain GET form: the address carries them. */
export function OwnershipForm({ read, offer, isOfferGone }: Props) {
	const t = useTexts("kaufenOderMieten");
	const common = useTexts("auswahl");
	const path = useLocalPath()(aidAddress("finder"));
	const language = useLanguage();
	const write = (value: number) => typedNumber(language, value);
	const amountError = useAmountError();
	const errors: Partial<Record<OwnershipAmount, string>> = {};
	for (const [name, error] of Object.entries(read.errors) as [OwnershipAmount, AmountError][])
		errors[name] = amountError(error, t(name), ownershipAmounts[name]);
	const field = (name: OwnershipAmount) => {
		const usual = read.usual[name];
		const defaultValue = read.typed[name] ?? (usual === null ? "" : write(usual));
		return { name, label: t(name), unit: ownershipAmounts[name].unit, defaultValue, error: errors[name] };
	};
	const isUsed = offer?.type === "kauf" && offer.condition === "gebraucht";
	return (
		<Form
			key={JSON.stringify([read.typed, offer?.id])}
			method="get"
			action={`${path}#${ANSWER_ID}`}
			noValidate
			className="grid gap-5 rounded-md border border-line bg-surface p-5 sm:p-6"
		>
			<input type="hidden" name={AID_PARAMETER} value={COST_AID} />
			{offer && <input type="hidden" name="offer" value={offer.id} />}
			<h2 className="text-2xl">{t("formTitle")}</h2>
			<ErrorSummary title={common("summary")} errors={errors} text={(words) => words} />
			{isOfferGone && <p className="border-l-4 border-amber pl-4">{t("offerGone")}</p>}
			{offer && (
				<p className="border-l-4 border-amber pl-4">
					<span className="text-muted">{t("forOffer")}</span>{" "}
					<LocalLink
						to={`/angebot/detail/${offer.id}`}
						lang={offer.nameLanguage}
						className="font-bold underline underline-offset-4"
					>
						{offer.name}
					</LocalLink>
					{offer.price === null && <span className="block">{t("offerNoPrice")}</span>}
				</p>
			)}
			<AmountField {...field("value")} hint={isUsed && t("valueUsed")} />
			<AmountField
				{...field("rent")}
				hint={t(offer?.type === "miete" && offer.price !== null ? "rentOffer" : "rentHint")}
			/>
			<AmountField {...field("use")} />
			<details className="group" open={Object.keys(read.errors).length > 0}>
				<summary className="py-2.5 font-semibold">{t("more")}</summary>
				<div className="mt-3 grid gap-5">
					<div className="grid gap-4 sm:grid-cols-2">
						<AmountField {...field("years")} />
						<AmountField {...field("interest")} />
					</div>
					<AmountField {...field("repair")} hint={t("repairHint")} />
				</div>
			</details>
			<Button type="submit" className="print:hidden">
				{t("show")}
			</Button>
		</Form>
	);
}
