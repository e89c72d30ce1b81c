import type { ReactNode } from "react";
import YetAnotherLightbox from "yet-another-react-lightbox";
import Captions from "yet-another-react-lightbox/plugins/captions";
import Counter from "yet-another-react-lightbox/plugins/counter";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import "yet-another-react-lightbox/styles.css";
import "yet-another-react-lightbox/plugins/captions.css";
import "yet-another-react-lightbox/plugins/counter.css";
import { useTexts } from "../../foundation/i18n/texts.tsx";

type Props = {
	pictures: { src: string; alt: string; description?: string }[];
	index: number;
	title: string;
	/** The row of small pictures. */
	strip: ReactNode;
	onClose: () => void;
	onView: (index: number) => void;
};

/** Pictures over the whole window, with numbers and captions, paged through in a loop. */
export default function Lightbox({ pictures, index, title, strip, onClose, onView }: Props) {
	const t = useTexts("angebot");
	return (
		<YetAnotherLightbox
			open
			plugins={[Captions, Counter, Zoom]}
			close={onClose}
			index={index}
			slides={pictures}
			on={{ view: ({ index }) => onView(index) }}
			labels={{
				Previous: t("previous"),
				Next: t("next"),
				Close: t("close"),
				"Zoom in": t("zoomIn"),
				"Zoom out": t("zoomOut"),
				Lightbox: title,
				"Photo gallery": title,
				Carousel: t("slides"),
				Slide: t("slide"),
				"{index} of {total}": t("slideOf"),
			}}
			captions={{ descriptionTextAlign: "center" }}
			counter={{ separator: " / " }}
			render={{
				controls: () =>
					strip && (
						<div className="lightbox-strip absolute inset-x-0 max-lg:hidden [@media(max-height:39.99rem)]:hidden bottom-3 mx-auto w-[min(60rem,90%)] [&_li]:basis-24 [&_ul]:justify-center-safe">
							{strip}
						</div>
					),
			}}
			carousel={{ finite: pictures.length <= 1, preload: 1, padding: "5%" }}
			// A picture that fits the window can still be doubled in size.
			zoom={{ maxZoomPixelRatio: 2 }}
			controller={{ closeOnBackdropClick: true }}
			// An arrow key waits for half of the last one's motion; further ones would meanwhile be lost.
			animation={{ navigation: 150 }}
		/>
	);
}
