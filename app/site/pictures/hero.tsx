import { useTexts } from "../../foundation/i18n/texts.tsx";
import { LinkButton } from "../../foundation/i18n/link.tsx";
import { SiteSearch } from "../search/site-search.tsx";
import landscape480 from "../hero/yard-480.avif";
import landscape768 from "../hero/yard-768.avif";
import landscape1280 from "../hero/yard-1280.avif";
import landscape1920 from "../hero/yard-1920.avif";
import landscapeFallback from "../hero/yard-1280.webp";
import upright480 from "../hero/yard-upright-480.avif";
import upright608 from "../hero/yard-upright-608.avif";
import uprightFallback from "../hero/yard-upright-608.webp";

// Made by tools/demo-pictures/scene-widths.ts.
const landscape = `${landscape480} 480w, ${landscape768} 768w, ${landscape1280} 1280w, ${landscape1920} 1920w`;
const upright = `${upright480} 480w, ${upright608} 608w`;
/** Clearly upright windows get a 9:16 crop. */
const isUpright = "(max-aspect-ratio: 4/5)";

/** The first thing a visitor sees: the yard at work, as high as the window. */
export function Hero() {
	const t = useTexts("home");
	return (
		<section className="hero">
			{/* Preloaded, because the first view waits for it. */}
			{import.meta.env.SSR && (
				<>
					<Preload media={isUpright} files={upright} file={upright608} />
					<Preload media={`not all and ${isUpright}`} files={landscape} file={landscape1280} />
				</>
			)}
			<picture>
				<source media={isUpright} type="image/avif" srcSet={upright} sizes="100vw" width={608} height={1080} />
				<source media={isUpright} srcSet={`${uprightFallback} 608w`} sizes="100vw" width={608} height={1080} />
				<source type="image/avif" srcSet={landscape} sizes="100vw" />
				<img src={landscapeFallback} width={1920} height={1080} alt={t("heroAlt")} fetchPriority="high" />
			</picture>
			<div className="page-width">
				<div className="hero-words">
					<h1>{t("title")}</h1>
					<p>{t("subtitle")}</p>
				</div>
				<div className="hero-ways">
					<SiteSearch className="hero-search" />
					<LinkButton to="/angebot/kaufen">{t("button")}</LinkButton>
					<LinkButton to="/angebot/mieten" kind="secondary">
						{t("service2Title")}
					</LinkButton>
				</div>
			</div>
		</section>
	);
}

/** React moves a preload link to the head only if it also has a plain `href`. */
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
