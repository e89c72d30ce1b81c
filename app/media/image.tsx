import { useState } from "react";
import { preload } from "react-dom";
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

type Shown = { path: string; width: number; height: number; colour: string; preview: string; alt: string };
type Props = {
	picture: Shown;
	/** As in HTML: the displayed width. */
	sizes: string;
	className?: string;
	/** Loaded with priority, because it is in the first view. */
	first?: boolean;
	onMissing?: () => void;
};

/** A picture cropped to 4:3. */
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

/** A picture with its own aspect ratio. */
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

/** Shows the average colour and a tiny preview until the picture has loaded. */
function Picture({ picture, sizes, className, first, onMissing, widths, heightOf, fallback, shape }: Props & Source) {
	const address = (width: number) => pictureAddress(picture.path, { width, height: heightOf(width), format: "avif" });
	const srcSet = widths.map((width) => `${address(width)} ${width}w`).join(", ");
	if (first && import.meta.env.SSR)
		preload(address(fallback.width), {
			as: "image",
			type: "image/avif",
			imageSrcSet: srcSet,
			imageSizes: sizes,
			fetchPriority: "high",
		});
	return (
		<picture className="contents">
			<GroundStyle picture={picture} />
			<source type="image/avif" srcSet={srcSet} sizes={sizes} />
			<img
				ref={(image) => {
					if (!image) return;
					paintGround(image, picture);
					// The picture may have failed before this script ran and could handle the event.
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

/** Whether a picture failed to load, and the callback for its error event. */
export function useMissing(): [boolean, () => void] {
	const [missing, setMissing] = useState(false);
	return [missing, () => setMissing(true)];
}
