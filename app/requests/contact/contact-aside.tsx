import { LocalLink } from "../../foundation/i18n/link.tsx";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { useOpeningHours } from "../../foundation/i18n/use-opening-hours.ts";

const services = [
	["service1", "/angebot/kaufen"],
	["service2", "/angebot/mieten"],
	["service3", "/service"],
	["service4", "/kontakt?service=anfrage"],
	["service5", "/inzahlungnahme"],
] as const;

/** What a visitor may ask for. */
export function ContactServices() {
	const t = useTexts("contact");
	return (
		<section>
			<h2 className="text-2xl">{t("servicesTitle")}</h2>
			<ul className="mt-4 grid gap-2">
				{services.map(([words, to]) => (
					<li key={words} className="border-l-4 border-amber pl-4">
						<LocalLink to={to} className="underline-offset-4 hover:underline">
							{t(words)}
						</LocalLink>
					</li>
				))}
			</ul>
		</section>
	);
}

export function AnswerPromise() {
	const t = useTexts("contact");
	const { answer: promise } = useOpeningHours();
	return (
		<section className="guarantee rounded-md bg-graphite p-6 text-on-graphite">
			<h2 className="text-xl">{t("guaranteeTitle")}</h2>
			<p className="mt-2 text-[#dcdfe2]">{t("guaranteeText", { promise })}</p>
		</section>
	);
}
