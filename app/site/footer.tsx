import { mdiArrowUp } from "@mdi/js";
import type { ReactNode } from "react";
import { LocalLink } from "../foundation/i18n/link.tsx";
import { useTexts } from "../foundation/i18n/texts.tsx";
import { Icon } from "../foundation/ui/icon.tsx";
import { company, phoneLink } from "./company.ts";
import { reopenConsent } from "./consent.ts";
import { linkedPages, offerLinks, type PageLink } from "./linked-pages.ts";
import { Logo } from "./logo.tsx";
import { useOpeningHours } from "../foundation/i18n/use-opening-hours.ts";

const linkLook = "inline-flex min-h-8 items-center underline-offset-4 hover:underline";

export function Footer() {
	const t = useTexts("footer");
	const nav = useTexts("nav");
	const { lines } = useOpeningHours();
	const year = new Date().getUTCFullYear();
	return (
		<footer className="site-footer mt-24 bg-graphite text-on-graphite">
			<div aria-hidden className="hazard h-2" />
			<div className="page-width footer-columns">
				<div>
					<Logo tone="light" />
					<p className="mt-4 max-w-80 text-sm text-[#b9bec4]">{t("description")}</p>
				</div>
				<Column title={<LocalLink to="/angebot">{nav("offers")}</LocalLink>}>
					<PageLinks pages={offerLinks} />
				</Column>
				<Column title={t("pages")}>
					<PageLinks pages={linkedPages.filter(({ at }) => at !== "foot")} />
				</Column>
				<Column title={t("contact")}>
					<li>
						<address className="not-italic">
							{company.legalName}
							<br />
							{company.street}
							<br />
							{company.postalCode} {company.city}
						</address>
					</li>
					{[company.phone, company.email].map((way) => (
						<li key={way}>
							<a href={way === company.email ? `mailto:${way}` : phoneLink(way)} className={linkLook}>
								{way}
							</a>
						</li>
					))}
					{lines.length > 0 && (
						<li className="grid pt-2 text-sm text-[#b9bec4]">
							{[t("hours"), ...lines].map((line) => (
								<span key={line}>{line}</span>
							))}
						</li>
					)}
				</Column>
				<Column title={t("social")}>
					{company.social.map(({ name, url }) => (
						<li key={name}>
							<a href={url} target="_blank" rel="noopener noreferrer" className={linkLook}>
								{name} <span className="sr-only">{t("newTab")}</span>
							</a>
						</li>
					))}
				</Column>
			</div>
			<div className="border-t border-white/15">
				<div className="page-width footer-row">
					<p className="mr-auto">{t("copyright", { year, company: company.legalName })}</p>
					<ul className="contents">
						<PageLinks pages={linkedPages.filter(({ at }) => at === "foot")} />
					</ul>
					<button type="button" onClick={reopenConsent} className={`needs-script ${linkLook}`}>
						{t("cookies")}
					</button>
					<a href="#top" className={`${linkLook} gap-1.5`}>
						{t("toTop")} <Icon path={mdiArrowUp} size={16} />
					</a>
				</div>
			</div>
		</footer>
	);
}

function PageLinks({ pages }: { pages: readonly PageLink[] }) {
	const nav = useTexts("nav");
	return pages.map(({ path, link }) => (
		<li key={path}>
			<LocalLink to={path} className={linkLook}>
				{nav(link)}
			</LocalLink>
		</li>
	));
}

function Column({ title, children }: { title: ReactNode; children: ReactNode }) {
	return (
		<div>
			<h2 className="footer-title">{title}</h2>
			<ul className="mt-3 grid gap-1">{children}</ul>
		</div>
	);
}
