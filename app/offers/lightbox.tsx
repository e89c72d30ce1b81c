import YetAnotherLightbox from "yet-another-react-lightbox";
import "yet-another-react-lightbox/styles.css";

type Props = {
	pictures: { src: string; alt: string }[];
	index: number;
	labels: { previous: string; next: string; close: string; gallery: string };
	onClose: () => void;
	onView: (index: number) => void;
};

/** Pictures over the whole window. Buttons, arrow keys and swipes page through them in a loop; Escape closes. */
export default function Lightbox({ pictures, index, labels, onClose, onView }: Props) {
	return (
		<YetAnotherLightbox
			open
			close={onClose}
			index={index}
			slides={pictures}
			on={{ view: ({ index }) => onView(index) }}
			labels={{ Previous: labels.previous, Next: labels.next, Close: labels.close, Lightbox: labels.gallery }}
			carousel={{ finite: pictures.length <= 1, preload: 1 }}
			controller={{ closeOnBackdropClick: true }}
		/>
	);
}
