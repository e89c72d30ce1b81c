import { LocalLink } from "../../foundation/i18n/link.tsx";
import { useTexts } from "../../foundation/i18n/texts.tsx";

/** The settings with a page of their own. */
export function SettingLinks() {
	const hours = useTexts("officeHours");
	const blocks = useTexts("textBlocks");
	const synonyms = useTexts("synonyms");
	const links = [
		["/admin/einstellungen/buerozeiten", hours("link"), hours("linkText")],
		["/admin/einstellungen/textbausteine", blocks("link"), blocks("linkText")],
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
