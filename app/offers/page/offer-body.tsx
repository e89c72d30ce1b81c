import type { PageTexts } from "../../texts/public/de/pages.ts";
import { PageTextsProvider, useTexts } from "../../i18n/texts.tsx";
import type { OfferDetail } from "../offer.ts";
import { WrittenText } from "../../ui/written-text.tsx";
import { OfferData } from "./offer-data.tsx";
import { OfferPapers } from "./offer-papers.tsx";
import { OfferVideo } from "./offer-video.tsx";

/**
 * A machine's technical data, description, video and documents, facts before text. `texts` are those that not every
 * machine or reader needs.
 */
export function OfferBody({ offer, texts }: { offer: OfferDetail; texts: Partial<PageTexts> }) {
	const t = useTexts("angebot");
	return (
		<PageTextsProvider texts={texts}>
			<div className="grid min-w-0 grid-cols-1 gap-x-8 gap-y-10">
				<section>
					<h2 className="text-2xl">{t("detailData")}</h2>
					<OfferData offer={offer} />
				</section>
				<section>
					<h2 className="text-2xl">{t("detailDescription")}</h2>
					<WrittenText
						text={offer.description}
						language={offer.descriptionLanguage}
						className="mt-4 max-w-[68ch] text-[1.0625rem]"
					/>
					{offer.video && <OfferVideo offer={offer} video={offer.video} />}
					<OfferPapers offer={offer} />
				</section>
			</div>
		</PageTextsProvider>
	);
}
