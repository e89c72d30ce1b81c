import { LocalLink } from "../i18n/link.tsx";
import { useTexts } from "../i18n/texts.tsx";
import { buttonLook } from "../ui/button.tsx";

/** Widths in pixels at which the scene is kept under public/hero (made by demo/pictures). */
const widths = [480, 768, 1280, 1920] as const;

/** The first thing a visitor sees: the yard at work, over the full height of the window. */
export function Hero() {
	const t = useTexts("home");
	const address = (width: number) => `/hero/yard-${width}.webp`;
	return (
		<section className="relative isolate flex min-h-[calc(100svh-4.1rem)] items-end overflow-hidden bg-graphite text-on-graphite">
			<img
				src={address(1280)}
				srcSet={widths.map((width) => `${address(width)} ${width}w`).join(", ")}
				sizes="100vw"
				width={1920}
				height={1080}
				alt={t("heroAlt")}
				fetchPriority="high"
				className="absolute inset-0 -z-20 size-full object-cover object-[68%_60%]"
			/>
			<div aria-hidden className="absolute inset-0 -z-10 bg-[linear-gradient(75deg,rgb(12_14_17/0.92)_8%,rgb(12_14_17/0.62)_45%,rgb(12_14_17/0.12)_75%)] max-sm:bg-[linear-gradient(0deg,rgb(12_14_17/0.94)_30%,rgb(12_14_17/0.45)_75%,rgb(12_14_17/0.25))]" />
			<div className="page-width w-full py-14 sm:py-24">
				<h1 className="max-w-[14ch] text-[clamp(2.6rem,8vw,5.75rem)] font-[860] tracking-[-0.03em]">{t("title")}</h1>
				<p className="mt-5 max-w-[52ch] text-lg text-[#dcdfe2] sm:text-xl">{t("subtitle")}</p>
				<LocalLink to="/angebot/kaufen" className={buttonLook({ className: "mt-8 min-h-13 px-7 text-lg" })}>
					{t("button")}
				</LocalLink>
			</div>
		</section>
	);
}
