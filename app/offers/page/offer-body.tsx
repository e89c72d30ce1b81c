import { useTexts } from "../../i18n/texts.tsx";
import type { OfferDetail } from "../offer.ts";
import { WrittenText } from "../../ui/written-text.tsx";
import { OfferData } from "./offer-data.tsx";
import { OfferPapers } from "./offer-papers.tsx";
import { OfferVideo } from "./offer-video.tsx";

/** The technical data, the description, the video and the documents of a machine: the facts before the text. */
export function OfferBody({ offer }: { offer: OfferDetail }) {
	const t = useTexts("angebot");
	return (
		<div className="grid min-w-0 grid-cols-1 gap-x-8 gap-y-10">
			<section>
				<h2 className="text-2xl">{t("detailData")}</h2>
				<OfferData offer={offer} />
			</section>
			<section>
				{offer.description && (
					<>
						<h2 className="text-2xl">{t("detailDescription")}</h2>
						<WrittenText
							text={offer.description}
							language={offer.descriptionLanguage}
							className="mt-4 max-w-[68ch] text-[1.0625rem]"
						/>
					</>
				)}
				{offer.video && <OfferVideo offer={offer} video={offer.video} />}
				<OfferPapers offer={offer} />
			</section>
		</div>
	);
}
