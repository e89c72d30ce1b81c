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
import type { StoredPicture } from "./pictures.server.ts";

/** A picture with its alt text in the language of the page. */
export type ShownPicture = StoredPicture & { alt: string };
type Props = {
	picture: ShownPicture;
	/** As in HTML: the displayed width. */
	sizes: string;
	className?: string;
	/** Loaded with priority, because it is in the first view. */
	first?: boolean;
	onMissing?: () => void;
};

export function CroppedPicture(props: Props & { widths?: readonly number[] }) {
	return <Picture widths={cropWidths} {...props} fallback={fallbackCrop} />;
}

export function WholePicture(props: Props) {
	const widths = wholeWidths.filter((served) => served === 480 || served <= props.picture.width);
	return <Picture {...props} widths={widths} fallback={fallbackWhole} />;
}

type Source = { widths: readonly number[]; fallback: Variant };

/** Shows the average colour and a tiny preview until the picture has loaded. */
function Picture({ picture, sizes, className, first, onMissing, widths, fallback }: Props & Source) {
	const isCropped = fallback.height !== null;
	const heightOf = (width: number) => (isCropped ? cropHeight(width) : null);
	const address = (width: number) => pictureAddress(picture.path, { width, height: heightOf(width), format: "avif" });
	const number = NUMBER.exec(picture.path)?.[1];
	const groundName = number && ground(picture) ? `ground-${number}` : "";
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
			{/* The Content Security Policy forbids style attributes, but not the styles that scripts set. */}
			{import.meta.env.SSR && groundName && (
				<style href={groundName} precedence="pictures">{`.${groundName}{background:${ground(picture)}}`}</style>
			)}
			<source type="image/avif" srcSet={srcSet} sizes={sizes} />
			<img
				ref={(image) => {
					if (!image) return;
					image.style.background = ground(picture);
					// The picture may have failed before this script ran and could handle the event.
					if (image.complete && image.naturalWidth === 0 && image.currentSrc) onMissing?.();
				}}
				src={pictureAddress(picture.path, fallback)}
				width={isCropped ? fallback.width : picture.width}
				height={fallback.height ?? picture.height}
				alt={picture.alt}
				loading={first ? "eager" : "lazy"}
				fetchPriority={first ? "high" : "auto"}
				decoding="async"
				onError={onMissing}
				className={`${groundName} ${className ?? ""}`}
			/>
		</picture>
	);
}

/** Whether a picture failed to load, and the callback for its error event. */
export function useMissing(): [boolean, () => void] {
	const [missing, setMissing] = useState(false);
	return [missing, () => setMissing(true)];
}

/** Other values are ignored, so that they can't inject CSS into the page. */
const COLOUR = /^#[0-9a-f]{6}$/;
const PREVIEW = /^[\w+/]{1,600}={0,2}$/;
/** The last part of a picture's id, from its file name. */
const NUMBER = /([0-9a-f]{12})\.\w+$/;

/** The CSS background until the picture has loaded. */
function ground({ colour, preview }: ShownPicture): string {
	const shown = [
		COLOUR.test(colour) ? colour : "",
		preview && PREVIEW.test(preview) ? `url(data:image/webp;base64,${preview}) 50%/cover` : "",
	];
	return shown.filter(Boolean).join(" ");
}
