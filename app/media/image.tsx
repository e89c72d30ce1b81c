import { useState } from "react";
import { cropHeight, pictureAddress, servedWidths } from "./image-limits.ts";

type Shown = { path: string; width: number; height: number; colour: string; alt: string };
type Props = {
	picture: Shown;
	/** As in HTML: how wide the page shows it. */
	sizes: string;
	className?: string;
	/** The picture that the first view waits for. */
	first?: boolean;
	onMissing?: () => void;
};

const cropWidths = [240, 480, 768, 960] as const;

/** A picture cut to 4:3, in the size the page shows it. */
export function CroppedPicture(props: Props) {
	const address = (width: number) => pictureAddress(props.picture.path, { width, height: cropHeight(width), format: "webp" });
	return <Picture {...props} address={address} widths={cropWidths} plain={480} shape={{ width: 480, height: cropHeight(480) }} />;
}

/** A picture in its own proportions. */
export function WholePicture(props: Props) {
	const { path, width: full, height } = props.picture;
	const widths = servedWidths.filter((width) => width >= 480 && (width <= full || width === 480));
	const address = (width: number) => pictureAddress(path, { width, height: null, format: "webp" });
	return <Picture {...props} address={address} widths={widths} plain={widths.at(-1) ?? 480} shape={{ width: full, height }} />;
}

type Source = { address: (width: number) => string; widths: readonly number[]; plain: number; shape: { width: number; height: number } };

/** Its average colour holds the place until it is there. */
function Picture({ picture, sizes, className, first, onMissing, address, widths, plain, shape }: Props & Source) {
	return (
		<img
			// A picture can fail before the page's script is there to hear of it.
			ref={(image) => {
				if (image?.complete && image.naturalWidth === 0 && image.currentSrc) onMissing?.();
			}}
			src={address(plain)}
			srcSet={widths.map((width) => `${address(width)} ${width}w`).join(", ")}
			sizes={sizes}
			{...shape}
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
