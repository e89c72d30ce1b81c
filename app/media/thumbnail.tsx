import { cropHeight, pictureAddress } from "./image-limits.ts";

/** Helps to tell the records of a list apart. */
export function Thumbnail({ picture }: { picture: string }) {
	return (
		<img
			src={pictureAddress(picture, { width: 240, height: cropHeight(240), format: "webp" })}
			width={64}
			height={48}
			alt=""
			loading="lazy"
			className="h-12 w-16 rounded-sm object-cover"
		/>
	);
}
