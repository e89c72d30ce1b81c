import upright480 from "../workshop/workshop-upright-480.avif";
import upright720 from "../workshop/workshop-upright-720.avif";
import plain from "../workshop/workshop-upright-720.webp";

/** The machine in the workshop, cropped upright to fit next to a text. Made by tools/demo-pictures/scene-widths.ts. */
export function UprightWorkshop({ alt, className }: { alt: string; className: string }) {
	return (
		<picture className="contents">
			<source
				type="image/avif"
				srcSet={`${upright480} 480w, ${upright720} 720w`}
				sizes="(min-width: 88rem) 28rem, (min-width: 48rem) 32vw, min(92vw, 28rem)"
			/>
			<img src={plain} width={720} height={900} alt={alt} loading="lazy" decoding="async" className={className} />
		</picture>
	);
}
