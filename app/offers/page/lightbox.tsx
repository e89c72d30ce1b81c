import YetAnotherLightbox from "yet-another-react-lightbox";
import Captions from "yet-another-react-lightbox/plugins/captions";
import Counter from "yet-another-react-lightbox/plugins/counter";
import "yet-another-react-lightbox/styles.css";
import "yet-another-react-lightbox/plugins/captions.css";
import "yet-another-react-lightbox/plugins/counter.css";
import { useTexts } from "../../i18n/texts.tsx";

type Props = {
	pictures: { src: string; alt: string; description?: string }[];
	index: number;
	title: string;
	onClose: () => void;
	onView: (index: number) => void;
};

/**
 * Pictures over the whole window, with their numbers and captions. Buttons, arrow keys and swipes page through them
 * in a loop; Escape closes.
 */
export default function Lightbox({ pictures, index, title, onClose, onView }: Props) {
	const t = useTexts("angebot");
	return (
		<YetAnotherLightbox
			open
			plugins={[Captions, Counter]}
			close={onClose}
			index={index}
			slides={pictures}
			on={{ view: ({ index }) => onView(index) }}
			labels={{
				Previous: t("previous"),
				Next: t("next"),
				Close: t("close"),
				Lightbox: title,
				"Photo gallery": title,
				Carousel: t("slides"),
				Slide: t("slide"),
				"{index} of {total}": t("slideOf"),
			}}
			captions={{ descriptionTextAlign: "center" }}
			counter={{ separator: "/" }}
			carousel={{ finite: pictures.length <= 1, preload: 1 }}
			controller={{ closeOnBackdropClick: true }}
		/>
	);
}
