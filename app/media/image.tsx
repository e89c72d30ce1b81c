import { useState } from "react";
import {
	cropHeight,
	cropWidths,
	pictureAddress,
	fallbackCrop,
	fallbackWhole,
	type Variant,
	wholeWidths,
} from "./image-limits.ts";
import { groundClass, GroundStyle, paintGround } from "./picture-ground.tsx";

type Shown = { path: string; width: number; height: number; colour: string; preview: string | null; alt: string };
type Props = {
	picture: Shown;
	/** As in HTML: how wide the page shows it. */
	sizes: string;
	className?: string;
	/** The one picture that the first view waits for. */
	first?: boolean;
	onMissing?: () => void;
};

/** A picture cut to 4:3, in the size the page shows it. */
export function CroppedPicture(props: Props) {
	return (
		<Picture
			{...props}
			widths={cropWidths}
			heightOf={cropHeight}
			fallback={fallbackCrop}
			shape={{ width: fallbackCrop.width, height: fallbackCrop.height }}
		/>
	);
}

/** A picture in its own proportions. */
export function WholePicture(props: Props) {
	const { width, height } = props.picture;
	const widths = wholeWidths.filter((served) => served === 480 || served <= width);
	return (
		<Picture {...props} widths={widths} heightOf={() => null} fallback={fallbackWhole} shape={{ width, height }} />
	);
}

type Source = {
	widths: readonly number[];
	heightOf: (width: number) => number | null;
	fallback: Variant;
	shape: { width: number; height: number };
};

/** Its average colour and a tiny preview hold the place until it is there. */
function Picture({ picture, sizes, className, first, onMissing, widths, heightOf, fallback, shape }: Props & Source) {
	const address = (width: number) => pictureAddress(picture.path, { width, height: heightOf(width), format: "avif" });
	return (
		<picture className="contents">
			<GroundStyle picture={picture} />
			<source
				type="image/avif"
				srcSet={widths.map((width) => `${address(width)} ${width}w`).join(", ")}
				sizes={sizes}
			/>
			<img
				ref={(image) => {
					if (!image) return;
					paintGround(image, picture);
					// A picture can fail before the page's script is there to hear of it.
					if (image.complete && image.naturalWidth === 0 && image.currentSrc) onMissing?.();
				}}
				src={pictureAddress(picture.path, fallback)}
				{...shape}
				alt={picture.alt}
				loading={first ? "eager" : "lazy"}
				fetchPriority={first ? "high" : "auto"}
				decoding="async"
				onError={onMissing}
				className={`${groundClass(picture)} ${className ?? ""}`}
			/>
		</picture>
	);
}

/** Whether a picture failed to load, and what to call when it does. */
export function useMissing(): [boolean, () => void] {
	const [missing, setMissing] = useState(false);
	return [missing, () => setMissing(true)];
}
