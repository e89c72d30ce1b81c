import type { PageTexts } from "../i18n/de-pages.ts";
import { PageTextsProvider, useTexts } from "../i18n/texts.tsx";
import type { OfferDetail } from "./offer.ts";
import { WrittenText } from "../ui/written-text.tsx";
import { OfferData } from "./offer-data.tsx";
import { OfferPapers } from "./offer-papers.tsx";
import { OfferVideo } from "./offer-video.tsx";

/**
 * The description, the technical data, the video and the documents of a machine. `texts` are those that not every
 * machine or reader needs.
 */
export function OfferBody({ offer, texts }: { offer: OfferDetail; texts: Partial<PageTexts> }) {
	const t = useTexts("angebot");
	return (
		<PageTextsProvider texts={texts}>
			<div className="mt-12 grid grid-cols-1 gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)] print:mt-6 print:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] print:gap-x-8">
				<section>
					<h2 className="text-2xl print:text-base">{t("detailDescription")}</h2>
					<WrittenText
						text={offer.description}
						language={offer.descriptionLanguage}
						className="mt-4 max-w-[68ch] text-[1.0625rem] print:mt-2 print:gap-2 print:text-sm"
					/>
					{offer.video && <OfferVideo offer={offer} video={offer.video} />}
				</section>
				<section>
					<h2 className="text-2xl print:text-base">{t("detailData")}</h2>
					<OfferData offer={offer} />
					<OfferPapers offer={offer} />
				</section>
			</div>
		</PageTextsProvider>
	);
}
