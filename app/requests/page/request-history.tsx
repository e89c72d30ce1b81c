import { dateAndTime } from "../../foundation/i18n/format.ts";
import { useLanguage, useTexts, useTextsByKey } from "../../foundation/i18n/texts.tsx";

type Entry = { id: string; action: string; by_email: string | null; created_at: string };

/** The history of a request since its arrival. */
export function RequestHistory({ received, entries }: { received: string; entries: Entry[] }) {
	const t = useTexts("kontaktanfragen");
	const textByKey = useTextsByKey("kontaktanfragen");
	const language = useLanguage();
	const all: Entry[] = [{ id: "received", action: "received", by_email: null, created_at: received }, ...entries];
	return (
		<section className="rounded-md border border-line bg-surface p-5">
			<h2 className="text-xl">{t("history")}</h2>
			<ol className="mt-4 grid gap-3 text-sm">
				{all.map(({ id, action, by_email, created_at }) => (
					<li key={id}>
						<span className="font-semibold">{textByKey(`did.${action}`)}</span>
						<span className="block [overflow-wrap:anywhere] text-muted">
							<time dateTime={created_at}>{dateAndTime(language, created_at)}</time>
							{by_email && <span>{`, ${by_email}`}</span>}
						</span>
					</li>
				))}
			</ol>
		</section>
	);
}
