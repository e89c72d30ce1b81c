import { useState } from "react";
import { cropHeight, pictureAddress, servedWidths } from "./image-limits.ts";

type Shown = { path: string; width: number; height: number; colour: string; alt: string };
type Loading = { /** The picture that the first view waits for. */ first?: boolean; onMissing?: () => void };

const cropWidths = [240, 480, 768, 960] as const;

/** A picture cut to 4:3, in the size the page shows it; its average colour holds the place. `sizes` as in HTML. */
export function CroppedPicture({ picture, sizes, className, first, onMissing }: { picture: Shown; sizes: string; className?: string } & Loading) {
	const address = (width: number) => pictureAddress(picture.path, { width, height: cropHeight(width), format: "webp" });
	return (
		<img
			src={address(480)}
			srcSet={cropWidths.map((width) => `${address(width)} ${width}w`).join(", ")}
			sizes={sizes}
			width={480}
			height={360}
			alt={picture.alt}
			style={{ backgroundColor: picture.colour }}
			loading={first ? "eager" : "lazy"}
			fetchPriority={first ? "high" : "auto"}
			decoding="async"
			onError={onMissing}
			className={className}
		/>
	);
}

/** A picture in its own proportions. */
export function WholePicture({ picture, sizes, className, first, onMissing }: { picture: Shown; sizes: string; className?: string } & Loading) {
	const widths = servedWidths.filter((width) => width >= 480 && (width <= picture.width || width === 480));
	const address = (width: number) => pictureAddress(picture.path, { width, height: null, format: "webp" });
	return (
		<img
			src={address(widths.at(-1) ?? 480)}
			srcSet={widths.map((width) => `${address(width)} ${width}w`).join(", ")}
			sizes={sizes}
			width={picture.width}
			height={picture.height}
			alt={picture.alt}
			style={{ backgroundColor: picture.colour }}
			loading={first ? "eager" : "lazy"}
			fetchPriority={first ? "high" : "auto"}
			decoding="async"
			onError={onMissing}
			className={className}
		/>
	);
}

/** Whether a picture failed to load, and what to call when it does. */
export function useMissing(): [boolean, () => void] {
	const [missing, setMissing] = useState(false);
	return [missing, () => setMissing(true)];
}
