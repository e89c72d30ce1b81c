import workshop480 from "../workshop/workshop-480.avif";
import workshop768 from "../workshop/workshop-768.avif";
import workshop1120 from "../workshop/workshop-1120.avif";
import workshop1600 from "../workshop/workshop-1600.avif";
import plainWorkshop from "../workshop/workshop-1120.webp";
import yard480 from "../hero/yard-480.avif";
import yard768 from "../hero/yard-768.avif";
import yard1280 from "../hero/yard-1280.avif";
import plainYard from "../hero/yard-1280.webp";

const scenes = {
	workshop: {
		files: `${workshop480} 480w, ${workshop768} 768w, ${workshop1120} 1120w, ${workshop1600} 1600w`,
		plain: plainWorkshop,
	},
	yard: { files: `${yard480} 480w, ${yard768} 768w, ${yard1280} 1280w`, plain: plainYard },
};

/** A scene next to a page's opening words. Made by tools/demo-pictures/scene-widths.ts. */
export function WidePicture({ of, alt }: { of: keyof typeof scenes; alt: string }) {
	return (
		<picture className="contents">
			<source
				type="image/avif"
				srcSet={scenes[of].files}
				sizes="(min-width: 110rem) 58rem, (min-width: 64rem) 53vw, 92vw"
			/>
			<img
				src={scenes[of].plain}
				width={1280}
				height={720}
				alt={alt}
				fetchPriority="high"
				className="h-auto w-full rounded-md bg-sunken"
			/>
		</picture>
	);
}
