import { useState } from "react";
import YetAnotherLightbox from "yet-another-react-lightbox";
import Captions from "yet-another-react-lightbox/plugins/captions";
import Counter from "yet-another-react-lightbox/plugins/counter";
import Thumbnails from "yet-another-react-lightbox/plugins/thumbnails";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import "yet-another-react-lightbox/styles.css";
import "yet-another-react-lightbox/plugins/captions.css";
import "yet-another-react-lightbox/plugins/counter.css";
import "yet-another-react-lightbox/plugins/thumbnails.css";
import { useTexts } from "../../foundation/i18n/texts.tsx";

type Props = {
	pictures: { src: string; thumbnail: string; alt: string; description?: string }[];
	index: number;
	title: string;
	onClose: () => void;
	onView: (index: number) => void;
};

/** Pictures over the whole window, with numbers and captions, paged through in a loop. */
export default function Lightbox({ pictures, index, title, onClose, onView }: Props) {
	const t = useTexts("angebot");
	// A phone's picture needs the whole height.
	const [isLarge] = useState(() => matchMedia("(min-width: 64rem) and (min-height: 40rem)").matches);
	// The row of thumbnails repeats none.
	const beside = Math.max(1, Math.min(3, Math.floor((pictures.length - 1) / 2)));
	return (
		<YetAnotherLightbox
			open
			plugins={[Captions, Counter, ...(isLarge ? [Thumbnails] : []), Zoom]}
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
				Thumbnails: t("thumbnails"),
				"{index} of {total}": t("slideOf"),
			}}
			captions={{ descriptionTextAlign: "center" }}
			counter={{ separator: " / " }}
			// An enlarged picture is behind the buttons and may be as light as they are.
			styles={{ button: { backgroundColor: "rgb(0 0 0 / 0.5)" } }}
			thumbnails={{ width: 96, height: 72, border: 2, borderColor: "transparent", borderRadius: 2, padding: 0, gap: 8 }}
			carousel={{ finite: pictures.length <= 1, preload: isLarge ? beside : 1, padding: isLarge ? 64 : 16 }}
			// A picture that fits the window can still be doubled in size.
			zoom={{ maxZoomPixelRatio: 2 }}
			controller={{ closeOnBackdropClick: true }}
			// An arrow key waits for half of the last one's motion; further ones would meanwhile be lost.
			animation={{ navigation: 150 }}
		/>
	);
}
