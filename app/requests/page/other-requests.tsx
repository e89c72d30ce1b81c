import { mdiCheck } from "@mdi/js";
import { date } from "../../foundation/i18n/format.ts";
import { LocalLink } from "../../foundation/i18n/link.tsx";
import { useLanguage, useTexts } from "../../foundation/i18n/texts.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import type { RequestRead } from "./request-detail.server.ts";
import { subjectFor } from "../default-subject.ts";
import { requestAddress, type RequestView } from "../list/request-list.ts";

/** The other requests of the same person. */
export function OtherRequests({ others, view }: { others: RequestRead["others"]; view: RequestView }) {
	const t = useTexts("kontaktanfragen");
	const language = useLanguage();
	return (
		<section className="rounded-md border border-line bg-surface p-5">
			<h2 className="text-xl">{t("othersOf", { count: others.length })}</h2>
			<ul className="mt-2 grid">
				{others.map((other) => (
					<li key={other.id} className="border-t border-line py-2 [overflow-wrap:anywhere] first:border-0">
						<LocalLink to={requestAddress(other.id, view)} className="font-semibold underline-offset-4 hover:underline">
							{subjectFor(language, other)}
						</LocalLink>
						<p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
							{date(language, other.created_at)}
							{other.bearbeitet && (
								<span className="flex items-center gap-1">
									<Icon path={mdiCheck} size={16} /> {t("processed")}
								</span>
							)}
						</p>
					</li>
				))}
			</ul>
		</section>
	);
}
