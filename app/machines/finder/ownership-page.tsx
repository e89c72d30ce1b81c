import { useTexts, useLanguage } from "../../foundation/i18n/texts.tsx";
import type { OfferCard } from "../offer.ts";
import { AidPage, useAnswerFocus } from "./aid-page.tsx";
import { type ReadOwnership, ownershipAmounts, ownershipParameters } from "./ownership-form.ts";
import { OwnershipForm } from "./ownership-form-view.tsx";
import type { Ref } from "react";
import { number } from "../../foundation/i18n/format.ts";
import { LocalLink } from "../../foundation/i18n/link.tsx";
import { buttonLook } from "../../foundation/ui/button.tsx";
import { ANSWER_ID } from "./aid.ts";
import { CostChart } from "./cost-chart.tsx";
import { MonthTable, useEuros, YearTable } from "./cost-tables.tsx";
import { breakEven, MONTHS, type OwnershipInputs, yearCost } from "./ownership.ts";

type Props = { read: ReadOwnership; offer: OfferCard | null; isOfferGone: boolean };

/** "Buy or hire": the figures and, beside them, from when buying is cheaper. */
export function OwnershipPage({ read, offer, isOfferGone }: Props) {
	const t = useTexts("kaufenOderMieten");
	const common = useTexts("auswahl");
	const isWrong = Object.keys(read.errors).length > 0;
	const heading = useAnswerFocus();
	return (
		<AidPage current="cost" title={t("title")} intro={t("intro")}>
			<OwnershipForm read={read} offer={offer} isOfferGone={isOfferGone} />
			{read.inputs ? (
				<OwnershipAnswer inputs={read.inputs} offer={offer} heading={heading} />
			) : (
				<section>
					<h2 className="text-2xl">{isWrong ? common("summary") : t("emptyTitle")}</h2>
					{!isWrong && <p className="mt-3 max-w-[68ch]">{t("emptyText")}</p>}
					<p className="mt-6 max-w-[68ch] border-l-4 border-amber pl-4">{t("note")}</p>
				</section>
			)}
		</AidPage>
	);
}

type AnswerProps = { inputs: OwnershipInputs; offer: OfferCard | null; heading: Ref<HTMLHeadingElement> };

/** From which use buying is cheaper: in words, as a chart and as tables. */
function OwnershipAnswer({ inputs, offer, heading }: AnswerProps) {
	const t = useTexts("kaufenOderMieten");
	const answer = useBreakEvenWords(inputs);
	const forYear = useYearWords(inputs);
	const enquiry = useOwnershipEnquiry(inputs, offer);
	const { rent } = inputs;
	return (
		<div>
			<h2
				ref={heading}
				id={ANSWER_ID}
				tabIndex={-1}
				className="label-caps scroll-mt-24 font-sans focus:shadow-none focus:outline-none"
			>
				{t("answerTitle")}
			</h2>
			<p className="mt-2 font-display text-2xl font-bold text-balance sm:text-3xl">{answer}</p>
			{forYear && <p className="mt-3 max-w-[68ch] text-lg">{forYear}</p>}
			{rent !== null && (
				<div className="mt-8">
					<CostChart inputs={{ ...inputs, rent }} answer={answer} />
					<YearTable inputs={{ ...inputs, rent }} />
				</div>
			)}
			<MonthTable inputs={inputs} />
			<p className="mt-6 max-w-[68ch] border-l-4 border-amber pl-4">{t("note")}</p>
			<LocalLink to={enquiry} className={buttonLook({ className: "mt-6 print:hidden" })}>
				{t("ask")}
			</LocalLink>
		</div>
	);
}

function useBreakEvenWords(inputs: OwnershipInputs): string {
	const t = useTexts("kaufenOderMieten");
	const language = useLanguage();
	if (inputs.rent === null) return t("answerRent");
	const months = breakEven(inputs);
	if (months === null || months > MONTHS) return t("answerNever");
	return t("answerFrom", { months: t("someMonths", { count: number(language, months, 1) }) });
}

/** Returns the cost of the visitor's own year in words, owned and hired. */
function useYearWords(inputs: OwnershipInputs): string | null {
	const t = useTexts("kaufenOderMieten");
	const language = useLanguage();
	const euros = useEuros();
	const { own, hire } = yearCost(inputs, inputs.use);
	if (hire === null) return null;
	const saved = Math.round(hire) - Math.round(own);
	const values = {
		use: t("someMonths", { count: number(language, inputs.use, 1) }),
		own: euros(own),
		hire: euros(hire),
		saved: euros(Math.abs(saved)),
	};
	if (saved === 0) return t("answerSame", values);
	return t(saved > 0 ? "answerBuy" : "answerHire", values);
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
