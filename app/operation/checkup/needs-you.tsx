import { mdiAlertCircle } from "@mdi/js";
import { TodayRow } from "../../back-office/today-card.tsx";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import type { NamedFinding } from "./finding.ts";

/** The rows of the dashboard that say what the site needs an admin for; `undelivered` counts messages. */
export function NeedsYou({ findings, undelivered }: { findings: NamedFinding[]; undelivered: number }) {
	const t = useTexts("zustand");
	const outbox = useTexts("outbox");
	const urgent = (
		<p className="flex items-baseline gap-1 font-semibold text-bad">
			<Icon path={mdiAlertCircle} size={16} className="self-center" /> {t("state.bad")}
		</p>
	);
	return (
		<>
			{findings.map(({ name, words, values }) => (
				<TodayRow key={name} when={urgent} to={`/admin/zustand#${name}`} title={t(`name.${name}`)}>
					{t(words, values)}
				</TodayRow>
			))}
			{undelivered > 0 && (
				<TodayRow when={urgent} to="/admin/postausgang" title={outbox("failedTitle")}>
					{outbox("failedCount", { count: undelivered })}
				</TodayRow>
			)}
		</>
	);
}
