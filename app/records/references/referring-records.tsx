import { LocalLink } from "../../i18n/link.tsx";
import { useTexts } from "../../i18n/texts.tsx";
import type { Referred } from "./reference.ts";

export type Referring = { title: string; records: Referred[] };

/** The records that name the one on the page, by their collections. */
export function ReferringRecords({ groups }: { groups: Referring[] }) {
	const t = useTexts("reference");
	if (groups.length === 0) return null;
	return (
		<section className="mt-8">
			<h2 className="text-2xl">{t("referring")}</h2>
			{groups.map(({ title, records }) => (
				<div key={title} className="mt-3">
					<h3 className="font-sans text-base font-semibold">{title}</h3>
					<ul className="mt-1 grid gap-1">
						{records.map(({ id, name, to }) => (
							<li key={id}>
								<LocalLink to={to!} className="underline underline-offset-4">
									{name}
								</LocalLink>
							</li>
						))}
					</ul>
				</div>
			))}
		</section>
	);
}
