import type { ReactNode } from "react";
import { LocalLink } from "../../foundation/i18n/link.tsx";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { settingPages, type SettingSubject } from "../setting-pages.ts";
import { OfficePage } from "./office-page.tsx";

/** The page of one subject of the settings, with tabs to the others. */
export function SettingPage({ subject, children }: { subject: SettingSubject; children: ReactNode }) {
	const t = useTexts("einstellungen");
	const subjects = Object.keys(settingPages) as SettingSubject[];
	return (
		<OfficePage title={t(`subject.${subject}`)}>
			<nav aria-label={t("title")} className="mt-3 border-b border-strong-line">
				<ul className="-mb-px grid grid-cols-2 sm:flex sm:flex-wrap">
					{subjects.map((one) => (
						<li key={one}>
							<LocalLink
								to={settingPages[one]}
								aria-current={one === subject ? "page" : undefined}
								className="flex min-h-11 items-center border-b-4 border-transparent px-2 font-semibold lg:px-3 hover:border-line aria-[current=page]:border-amber"
							>
								{t(`subject.${one}`)}
							</LocalLink>
						</li>
					))}
				</ul>
			</nav>
			{children}
		</OfficePage>
	);
}
