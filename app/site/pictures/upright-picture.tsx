import yard480 from "../hero/yard-upright-480.avif";
import yard608 from "../hero/yard-upright-608.avif";
import plainYard from "../hero/yard-upright-608.webp";

/** The yard cropped upright to fit next to a text. Made by tools/demo-pictures/scene-widths.ts. */
export function UprightPicture({ alt, className }: { alt: string; className: string }) {
	const look = `aspect-4/5 h-auto w-full rounded-md object-cover ${className}`;
	return (
		<picture className="contents">
			<source
				type="image/avif"
				srcSet={`${yard480} 480w, ${yard608} 608w`}
				sizes="(min-width: 88rem) 28rem, (min-width: 48rem) 32vw, min(92vw, 28rem)"
			/>
			<img src={plainYard} width={720} height={900} alt={alt} loading="lazy" decoding="async" className={look} />
		</picture>
	);
}
