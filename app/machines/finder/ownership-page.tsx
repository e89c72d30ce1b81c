import { useTexts, useLanguage, useLocalPath } from "../../foundation/i18n/texts.tsx";
import type { OfferCard } from "../offer.ts";
import { AidPage } from "./aid-page.tsx";
import {
	type ReadOwnership,
	ownershipAmounts,
	ownershipParameters,
	type OwnershipAmount,
	USED_YEARS,
} from "./ownership-form.ts";
import { number } from "../../foundation/i18n/format.ts";
import { LinkButton, LocalLink } from "../../foundation/i18n/link.tsx";
import { Button } from "../../foundation/ui/button.tsx";
import { ANSWER_ID, AID_PARAMETER, aidAddress, COST_AID } from "./aid.ts";
import { CostChart, useEuros } from "./cost-chart.tsx";
import { breakEven, fixedCostAYear, MONTHS, repairAMonth, type OwnershipInputs, yearCost } from "./ownership.ts";
import { Form } from "react-router";
import { ErrorSummary } from "../../foundation/ui/form/checked-form.tsx";
import type { AmountError } from "./amount.ts";
import { AmountField, useAmountError } from "./amount-field.tsx";

type Props = { read: ReadOwnership; offer: OfferCard | null; isOfferGone: boolean };

/** "Buy or hire": the figures and, beside them, the answer. */
export function OwnershipPage({ read, offer, isOfferGone }: Props) {
	const t = useTexts("kaufenOderMieten");
	const isWrong = Object.keys(read.errors).length > 0;
	return (
		<AidPage current="cost">
			<OwnershipForm read={read} offer={offer} isOfferGone={isOfferGone} />
			{read.inputs ? (
				<OwnershipAnswer inputs={read.inputs} offer={offer} isReckoned={read.inputs.rent === read.usual.rent} />
			) : (
				<section className="grid content-center rounded-md bg-sunken p-6 sm:p-10 lg:self-stretch">
					<h2 className="text-2xl">{t(isWrong ? "wrongTitle" : "emptyTitle")}</h2>
					{!isWrong && <p className="mt-3 max-w-[68ch]">{t("emptyText")}</p>}
					<p className="mt-6 max-w-[68ch] border-l-4 border-amber pl-4">{t("note")}</p>
				</section>
			)}
		</AidPage>
	);
}

/** `isReckoned` if the month's rent is reckoned from a daily rate, and not the visitor's own. */
type AnswerProps = { inputs: OwnershipInputs; offer: OfferCard | null; isReckoned: boolean };

/** From which use buying is cheaper: in words and as a chart. */
function OwnershipAnswer({ inputs, offer, isReckoned }: AnswerProps) {
	const t = useTexts("kaufenOderMieten");
	const [answer, forYear] = useAnswerWords(inputs, isReckoned);
	const euros = useEuros();
	const language = useLanguage();
	const enquiry = useOwnershipEnquiry(inputs, offer);
	const { rent } = inputs;
	return (
		<div>
			<h2 id={ANSWER_ID} tabIndex={-1} className="label-caps font-sans focus:shadow-none focus:outline-none">
				{t(rent === null ? "rentMissing" : "answerTitle")}
			</h2>
			<p className="mt-2 font-display text-2xl font-bold text-balance sm:text-3xl">{answer}</p>
			<p className="mt-3 max-w-[68ch] text-lg">
				<span>{forYear}</span>{" "}
				{rent === null && (
					<LocalLink to="/angebot/mieten" className="underline underline-offset-4">
						{t("hirePrices")}
					</LocalLink>
				)}
			</p>
			{rent !== null && (
				<div className="mt-8">
					<CostChart inputs={{ ...inputs, rent }} answer={answer} />
				</div>
			)}
			<p className="mt-6 max-w-[68ch]">
				{t("ownParts", {
					fixed: euros(fixedCostAYear(inputs)),
					years: number(language, inputs.years, 1),
					count: inputs.years,
					interest: number(language, inputs.interest, 2),
					repair: euros(repairAMonth(inputs)),
				})}
			</p>
			<p className="mt-6 max-w-[68ch] border-l-4 border-amber pl-4">{t("note")}</p>
			<LinkButton to={enquiry} className="mt-6 print:hidden">
				{t("ask")}
			</LinkButton>
		</div>
	);
}

/** Words from which use buying is cheaper, and the cost of the visitor's own year; asks for the rent without one. */
function useAnswerWords(inputs: OwnershipInputs, isReckoned: boolean): [answer: string, forYear: string] {
	const t = useTexts("kaufenOderMieten");
	const language = useLanguage();
	const euros = useEuros();
	const inMonths = (count: number) => t("someMonths", { count: number(language, count, 1) });
	const use = inMonths(inputs.use);
	const { own, hire } = yearCost(inputs, inputs.use);
	if (hire === null) return [t("answerOwn", { use, own: euros(own) }), t("answerRent")];
	const saved = Math.round(hire) - Math.round(own);
	const values = { use, own: euros(own), hire: euros(hire), saved: euros(Math.abs(saved)) };
	const forYear = t(saved === 0 ? "answerSame" : saved > 0 ? "answerBuy" : "answerHire", values);
	const months = breakEven(inputs);
	if (months === null || months > MONTHS) return [t("answerNever"), forYear];
	return [t(isReckoned ? "answerFromDays" : "answerFrom", { months: inMonths(months) }), forYear];
}

/** Returns the address of the contact form, prefilled with the visitor's figures. */
function useOwnershipEnquiry(inputs: OwnershipInputs, offer: OfferCard | null): string {
	const t = useTexts("kaufenOderMieten");
	const common = useTexts("auswahl");
	const language = useLanguage();
	const lines = ownershipParameters.flatMap((name) => {
		const value = inputs[name];
		const unit = common(`unit.${ownershipAmounts[name].unit}`);
		return value === null ? [] : [`${t(name)} (${unit}): ${number(language, value, 2)}`];
	});
	const subject = offer ? t("subjectOf", { name: offer.name }) : t("subject");
	const message = [t("messageIntro"), ...lines].join("\n") + "\n\n";
	return `/kontakt?${new URLSearchParams({ ...(offer && { offer: offer.id }), subject, message })}#anfrage`;
}

/** The figures of "buy or hire"; the address carries them. */
function OwnershipForm({ read, offer, isOfferGone }: Props) {
	const t = useTexts("kaufenOderMieten");
	const common = useTexts("auswahl");
	const path = useLocalPath()(aidAddress("finder"));
	const language = useLanguage();
	const amountError = useAmountError();
	const errors: Partial<Record<OwnershipAmount, string>> = {};
	for (const [name, error] of Object.entries(read.errors) as [OwnershipAmount, AmountError][])
		errors[name] = amountError(error, t(name), ownershipAmounts[name]);
	const field = (name: OwnershipAmount) => {
		const usual = read.usual[name];
		const defaultValue = read.typed[name] ?? (usual === null ? "" : number(language, usual, 2));
		return { name, label: t(name), unit: ownershipAmounts[name].unit, defaultValue, error: errors[name] };
	};
	const { years, value, rent } = read.usual;
	const isValueOther = offer?.type === "miete" && value !== null;
	const valueHints = [isValueOther && t("valueOther"), years === USED_YEARS && t("valueUsed", { years })];
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
			<AmountField {...field("value")} hint={valueHints.filter(Boolean).join(" ")} />
			<AmountField
				{...field("rent")}
				hint={t(rent === null ? "rentHint" : offer?.type === "kauf" ? "rentOther" : "rentOffer")}
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
			<Button className="print:hidden">{t("show")}</Button>
		</Form>
	);
}
