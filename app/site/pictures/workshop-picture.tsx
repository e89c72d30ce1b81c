import narrow480 from "../workshop/workshop-narrow-480.avif";
import narrow800 from "../workshop/workshop-narrow-800.avif";
import plainNarrow from "../workshop/workshop-narrow-800.webp";
import wide768 from "../workshop/workshop-768.avif";
import wide1120 from "../workshop/workshop-1120.avif";
import wide1600 from "../workshop/workshop-1600.avif";
import plainWide from "../workshop/workshop-1120.webp";

// Made by tools/demo-pictures/scene-widths.ts.
const narrow = `${narrow480} 480w, ${narrow800} 800w`;
const wide = `${wide768} 768w, ${wide1120} 1120w, ${wide1600} 1600w`;
const isNarrow = "(max-width: 39.99rem)";
const sizes = "(min-width: 110rem) 58rem, (min-width: 64rem) 53vw, 92vw";

/** The picture in previews of shared links. */
export const sharedWorkshop = "/hero/workshop-shared.jpg";

/** The workshop, in the crop and size that suit the window. */
export function WorkshopPicture({ alt }: { alt: string }) {
	return (
		<picture className="contents">
			<source media={isNarrow} type="image/avif" srcSet={narrow} sizes="92vw" width={800} height={600} />
			<source media={isNarrow} srcSet={`${plainNarrow} 800w`} sizes="92vw" width={800} height={600} />
			<source type="image/avif" srcSet={wide} sizes={sizes} />
			<img
				src={plainWide}
				width={1600}
				height={900}
				alt={alt}
				fetchPriority="high"
				className="h-auto w-full rounded-md bg-sunken"
			/>
		</picture>
	);
}
