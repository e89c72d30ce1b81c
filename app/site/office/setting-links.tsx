import { COMPANY_PAGE } from "../../company/company-page.ts";
import { LocalLink } from "../../i18n/link.tsx";
import { useTexts } from "../../i18n/texts.tsx";

/** The settings that have a page of their own. */
export function SettingLinks() {
	const company = useTexts("company");
	const words = useTexts("pageWords");
	const hours = useTexts("officeHours");
	const prices = useTexts("priceExample");
	const blocks = useTexts("textBlocks");
	const synonyms = useTexts("synonyms");
	const links = [
		[COMPANY_PAGE, company("title"), company("linkText")],
		["/admin/einstellungen/texte/startseite", words("title"), words("linkText")],
		["/admin/einstellungen/buerozeiten", hours("link"), hours("linkText")],
		["/admin/einstellungen/textbausteine", blocks("link"), blocks("linkText")],
		["/admin/einstellungen/preise", prices("title"), prices("linkText")],
		["/admin/einstellungen/suchwoerter", synonyms("link"), synonyms("linkText")],
	] as const;
	return (
		<ul className="mt-6 grid gap-4 sm:grid-cols-2">
			{links.map(([to, label, text]) => (
				<li key={to} className="relative rounded-md border border-line bg-surface p-5 hover:border-strong-line">
					<LocalLink to={to} className="font-display text-xl font-bold after:absolute after:inset-0">
						{label}
					</LocalLink>
					<p className="mt-1 text-sm text-muted">{text}</p>
				</li>
			))}
		</ul>
	);
}
