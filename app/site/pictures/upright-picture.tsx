import yard480 from "../hero/yard-upright-480.avif";
import yard608 from "../hero/yard-upright-608.avif";
import plainYard from "../hero/yard-upright-608.webp";
import workshop480 from "../workshop/workshop-upright-480.avif";
import workshop720 from "../workshop/workshop-upright-720.avif";
import plainWorkshop from "../workshop/workshop-upright-720.webp";

const scenes = {
	yard: { files: `${yard480} 480w, ${yard608} 608w`, plain: plainYard },
	workshop: { files: `${workshop480} 480w, ${workshop720} 720w`, plain: plainWorkshop },
};

/** A scene cropped upright to fit next to a text. Made by tools/demo-pictures/scene-widths.ts. */
export function UprightPicture({ of, alt, className }: { of: keyof typeof scenes; alt: string; className: string }) {
	const look = `aspect-4/5 h-auto w-full rounded-md object-cover ${className}`;
	return (
		<picture className="contents">
			<source
				type="image/avif"
				srcSet={scenes[of].files}
				sizes="(min-width: 88rem) 28rem, (min-width: 48rem) 32vw, min(92vw, 28rem)"
			/>
			<img src={scenes[of].plain} width={720} height={900} alt={alt} loading="lazy" decoding="async" className={look} />
		</picture>
	);
}
