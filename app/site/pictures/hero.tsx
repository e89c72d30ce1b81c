import { LocalLink } from "../../i18n/link.tsx";
import { useTexts } from "../../i18n/texts.tsx";
import { buttonLook } from "../../ui/button.tsx";
import { HeroPicture } from "./hero-picture.tsx";

/** The first thing a visitor sees: the yard at work, as high as the window. */
export function Hero() {
	const t = useTexts("home");
	return (
		<section className="relative isolate flex min-h-[calc(100svh-4.1rem)] overflow-hidden bg-graphite text-on-graphite">
			<HeroPicture alt={t("heroAlt")} className="absolute inset-0 -z-20 size-full object-cover object-[68%_60%]" />
			<div
				aria-hidden
				className="absolute inset-0 -z-10 bg-[linear-gradient(180deg,rgb(12_14_17/0.88)_0%,rgb(12_14_17/0.72)_38%,rgb(12_14_17/0.1)_62%,rgb(12_14_17/0.35)_100%)] sm:bg-[linear-gradient(100deg,rgb(12_14_17/0.9)_5%,rgb(12_14_17/0.66)_38%,rgb(12_14_17/0.08)_72%)]"
			/>
			<div className="page-width flex w-full flex-col justify-between gap-8 pt-10 pb-10 sm:justify-start sm:pt-[11svh]">
				<div>
					<h1 className="max-w-[12ch] text-[clamp(2.6rem,7.4vw,5rem)] lg:max-w-[18ch] font-[860] tracking-[-0.03em]">
						{t("title")}
					</h1>
					<p className="mt-5 max-w-[46ch] text-lg text-[#e4e6e8] sm:text-xl">{t("subtitle")}</p>
				</div>
				<LocalLink to="/angebot/kaufen" className={buttonLook({ className: "min-h-13 self-start px-7 text-lg" })}>
					{t("button")}
				</LocalLink>
			</div>
		</section>
	);
}
