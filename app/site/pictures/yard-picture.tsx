import yard480 from "../hero/yard-480.avif";
import yard768 from "../hero/yard-768.avif";
import yard1280 from "../hero/yard-1280.avif";
import plain from "../hero/yard-1280.webp";

/** The home page's scene, next to a text. */
export function YardPicture({ alt }: { alt: string }) {
	return (
		<picture className="contents">
			<source
				type="image/avif"
				srcSet={`${yard480} 480w, ${yard768} 768w, ${yard1280} 1280w`}
				sizes="(min-width: 110rem) 58rem, (min-width: 64rem) 53vw, 92vw"
			/>
			<img
				src={plain}
				width={1280}
				height={720}
				alt={alt}
				fetchPriority="high"
				className="h-auto w-full rounded-md bg-sunken"
			/>
		</picture>
	);
}
