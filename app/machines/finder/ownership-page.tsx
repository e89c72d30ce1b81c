import { useTexts } from "../../foundation/i18n/texts.tsx";
import type { OfferCard } from "../offer.ts";
import { AidPage, useAnswerFocus } from "./aid-page.tsx";
import { OwnershipAnswer } from "./ownership-answer.tsx";
import type { ReadOwnership } from "./ownership-form.ts";
import { OwnershipForm } from "./ownership-form-view.tsx";

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
