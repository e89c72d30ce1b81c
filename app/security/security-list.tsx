import { Link } from "react-router";
import { dateAndTime } from "../i18n/format.ts";
import { useLanguage, useTexts } from "../i18n/texts.tsx";
import { deviceName } from "./device.ts";
import type { SecurityEntry } from "./security-entries.server.ts";
import { isAlarming } from "./security.ts";
import { usePerson } from "../ui/people.tsx";

/** Events, the newest first; alarming ones stand out. */
export function SecurityList({ entries }: { entries: SecurityEntry[] }) {
	const person = usePerson();
	const t = useTexts("security");
	const language = useLanguage();
	return (
		<ol className="divide-y divide-line">
			{entries.map((entry) => (
				<li key={entry.id} className="grid gap-x-6 gap-y-1 py-3 md:grid-cols-[11rem_1fr_1fr]">
					<time dateTime={entry.at} className="text-sm text-muted">
						{dateAndTime(language, entry.at)}
					</time>
					<div className="min-w-0 [overflow-wrap:anywhere]">
						<p className={`font-semibold ${isAlarming(entry.event) ? "text-bad" : ""}`}>{t(`event.${entry.event}`)}</p>
						<Person entry={entry} />
						{entry.by && <p className="text-sm text-muted">{t("doneBy", { email: person(entry.by) })}</p>}
					</div>
					<Origin entry={entry} />
				</li>
			))}
		</ol>
	);
}

function Person({ entry: { email, userId } }: { entry: SecurityEntry }) {
	const t = useTexts("security");
	if (!userId) return <p>{email ? t("unknownPerson", { email }) : null}</p>;
	return (
		<p>
			<Link to={`/admin/benutzer/${userId}`} className="underline underline-offset-4">
				{email}
			</Link>
		</p>
	);
}

/** Shows where an event came from; the full User-Agent is in the tooltip. */
function Origin({ entry: { address, device } }: { entry: SecurityEntry }) {
	const t = useTexts("security");
	const account = useTexts("account");
	return (
		<div className="min-w-0 text-sm text-muted [overflow-wrap:anywhere]">
			{address === null ? (
				<p>{t("operator")}</p>
			) : (
				<>
					<p title={device ?? undefined}>{deviceName(device ?? "", account)}</p>
					<p className="tabular-nums">{address}</p>
				</>
			)}
		</div>
	);
}
