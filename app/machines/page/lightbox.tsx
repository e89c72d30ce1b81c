import { type PointerEvent, useRef, useState } from "react";
import YetAnotherLightbox, { type ZoomRef } from "yet-another-react-lightbox";
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
	onClose: () => void;
	onView: (index: number) => void;
};

/** A pointer that moves further than this, in pixels, drags the picture instead of clicking it. */
const CLICK_RADIUS = 5;

/**
 * Pictures over the whole window, with their numbers and captions. Buttons, arrow keys and swipes page through them in
 * a loop; Escape closes. A click, the buttons, + and − and two fingers enlarge a picture.
 */
export default function Lightbox({ pictures, index, title, onClose, onView }: Props) {
	const t = useTexts("angebot");
	const zoom = useRef<ZoomRef>(null);
	const pressed = useRef({ x: 0, y: 0 });
	const clicked = useRef(false);
	const [enlarged, setEnlarged] = useState(false);
	const press = ({ clientX: x, clientY: y }: PointerEvent) => {
		pressed.current = { x, y };
	};
	// A finger enlarges by double tap or pinch, because a single tap often begins a swipe.
	const release = ({ clientX, clientY, pointerType }: PointerEvent) => {
		const distance = Math.hypot(clientX - pressed.current.x, clientY - pressed.current.y);
		clicked.current = pointerType !== "touch" && distance <= CLICK_RADIUS;
	};
	const click = () => clicked.current && zoom.current?.changeZoom(enlarged ? 1 : zoom.current.maxZoom);
	return (
		<YetAnotherLightbox
			open
			plugins={[Captions, Counter, Zoom]}
			close={onClose}
			index={index}
			slides={pictures}
			on={{ view: ({ index }) => onView(index), click, zoom: ({ zoom }) => setEnlarged(zoom > 1) }}
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
			counter={{ separator: "/" }}
			// An enlarged picture is behind the buttons and may be as light as they are.
			styles={{ button: { backgroundColor: "rgb(0 0 0 / 0.5)" } }}
			carousel={{
				finite: pictures.length <= 1,
				preload: 1,
				imageProps: {
					onPointerDown: press,
					onPointerUp: release,
					style: { cursor: enlarged ? "zoom-out" : "zoom-in" },
				},
			}}
			// A picture that fits the window can still be doubled in size. A double click is two clicks.
			zoom={{ ref: zoom, maxZoomPixelRatio: 2, doubleClickDelay: 0 }}
			controller={{ closeOnBackdropClick: true }}
		/>
	);
}
