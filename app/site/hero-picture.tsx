import lying480 from "./hero/yard-480.avif";
import lying768 from "./hero/yard-768.avif";
import lying1280 from "./hero/yard-1280.avif";
import lying1920 from "./hero/yard-1920.avif";
import plainLying from "./hero/yard-1280.webp";
import upright480 from "./hero/yard-upright-480.avif";
import upright608 from "./hero/yard-upright-608.avif";
import plainUpright from "./hero/yard-upright-608.webp";

// Made by tools/demo-pictures/scene-widths.ts.
const lying = `${lying480} 480w, ${lying768} 768w, ${lying1280} 1280w, ${lying1920} 1920w`;
const upright = `${upright480} 480w, ${upright608} 608w`;
/** Windows that are clearly higher than wide get a cut of their own, 9:16. */
const isUpright = "(max-aspect-ratio: 4/5)";

/**
 * The scene, in the cut and the size that the window asks for. The first paint waits for it, so it is asked for from
 * the head.
 */
export function HeroPicture({ alt, className }: { alt: string; className: string }) {
	return (
		<>
			{import.meta.env.SSR && (
				<>
					<Preload media={isUpright} files={upright} file={upright608} />
					<Preload media={`not all and ${isUpright}`} files={lying} file={lying1280} />
				</>
			)}
			<picture>
				<source media={isUpright} type="image/avif" srcSet={upright} sizes="100vw" width={608} height={1080} />
				<source media={isUpright} srcSet={`${plainUpright} 608w`} sizes="100vw" width={608} height={1080} />
				<source type="image/avif" srcSet={lying} sizes="100vw" />
				<img src={plainLying} width={1920} height={1080} alt={alt} fetchPriority="high" className={className} />
			</picture>
		</>
	);
}

/** React moves a link to the head only when it has a plain address too. */
function Preload({ media, files, file }: { media: string; files: string; file: string }) {
	return (
		<link
			rel="preload"
			as="image"
			type="image/avif"
			media={media}
			href={file}
			imageSrcSet={files}
			imageSizes="100vw"
			fetchPriority="high"
		/>
	);
}
