import { useTexts } from "../foundation/i18n/texts.tsx";
import { company } from "./company.ts";

export function Partners() {
	const t = useTexts("home");
	const footer = useTexts("footer");
	return (
		<section className="page-width pt-16 sm:pt-20">
			<h2 className="label-caps">{t("partnersTitle")}</h2>
			<ul className="mt-5 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
				{company.partners.map(({ name, url }) => (
					<li key={name}>
						<a href={url} target="_blank" rel="noopener noreferrer" className="partner">
							{name}
							<span className="sr-only">{footer("newTab")}</span>
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}
