import { useTexts } from "../i18n/texts.tsx";
import type { OfferCard } from "../offers/offer.ts";
import { AidNav } from "./aid-nav.tsx";
import { OwnershipAnswer } from "./ownership-answer.tsx";
import type { ReadOwnership } from "./ownership-form.ts";
import { OwnershipForm } from "./ownership-form-view.tsx";
import { useAnswerFocus } from "./use-answer-focus.ts";

type Props = { read: ReadOwnership; offer: OfferCard | null; isOfferGone: boolean };

/** "Buy or hire": the figures and, beside them, from when buying is cheaper. */
export function OwnershipPage({ read, offer, isOfferGone }: Props) {
	const t = useTexts("kaufenOderMieten");
	const common = useTexts("auswahl");
	const isWrong = Object.keys(read.errors).length > 0;
	const heading = useAnswerFocus();
	return (
		<div className="page-width pt-10 sm:pt-14">
			<AidNav current="cost" />
			<h1 className="text-4xl sm:text-5xl">{t("title")}</h1>
			<p className="mt-3 max-w-[62ch] text-lg text-muted">{t("intro")}</p>
			<div className="mt-8 grid grid-cols-1 items-start gap-10 lg:grid-cols-[26rem_minmax(0,1fr)]">
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
			</div>
		</div>
	);
}
