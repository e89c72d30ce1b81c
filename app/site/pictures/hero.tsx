import { LocalLink } from "../../i18n/link.tsx";
import { useTexts } from "../../i18n/texts.tsx";
import { buttonLook } from "../../ui/button.tsx";
import { SiteSearch } from "../site-search.tsx";
import { HeroPicture } from "./hero-picture.tsx";

/** The first thing a visitor sees: the yard at work, as high as the window. */
export function Hero() {
	const t = useTexts("home");
	return (
		<section className="hero relative isolate z-10 flex overflow-x-clip bg-graphite text-on-graphite">
			<HeroPicture alt={t("heroAlt")} className="absolute inset-0 -z-20 size-full object-cover object-[68%_60%]" />
			<div className="page-width flex w-full flex-col justify-between gap-5 pt-10 pb-10 sm:justify-start sm:gap-8 sm:pt-[11svh]">
				<div className="hero-words">
					<h1 className="max-w-[12ch] text-[clamp(min(2.6rem,12vw),7.4vw,5rem)] lg:max-w-[15ch] font-[860] tracking-[-0.03em]">
						{t("title")}
					</h1>
					<p className="mt-5 max-w-[46ch] text-lg text-[#e4e6e8] sm:text-xl">{t("subtitle")}</p>
				</div>
				<div className="grid max-w-xl gap-3">
					<SiteSearch className="hero-search" />
					<LocalLink to="/angebot/kaufen" className={buttonLook({ className: "min-h-13 px-7 text-lg sm:w-max" })}>
						{t("button")}
					</LocalLink>
				</div>
			</div>
		</section>
	);
}
