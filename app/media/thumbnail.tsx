import type { ComponentProps } from "react";
import { cropHeight, pictureAddress } from "./image-limits.ts";

/** Helps to tell the records of a list apart. */
export function Thumbnail({ picture }: { picture: string }) {
	return <SmallPicture path={picture} width={64} height={48} className="h-12 w-16 rounded-sm object-cover" />;
}

/** A picture that needs no words of its own, because what stands beside it names it. */
export function SmallPicture({ path, ...look }: { path: string } & ComponentProps<"img">) {
	const src = pictureAddress(path, { width: 240, height: cropHeight(240), format: "webp" });
	return <img src={src} alt="" loading="lazy" {...look} />;
}
