import { Form } from "react-router";
import { dateAndTime } from "../foundation/i18n/format.ts";
import { useLanguage, useTexts } from "../foundation/i18n/texts.tsx";
import { Button } from "../foundation/ui/button.tsx";
import { deviceName } from "../log/device.ts";
import type { OpenSession } from "./session.server.ts";

export function SessionList({ sessions, here }: { sessions: OpenSession[]; here: string }) {
	const t = useTexts("account");
	const language = useLanguage();
	return (
		<>
			<ul className="grid gap-3">
				{sessions.map((session) => (
					<li
						key={session.id}
						className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-3 last:border-0 last:pb-0"
					>
						<div>
							<p className="font-semibold">
								<span>{deviceName(session.device, t)}</span>
								{session.id === here && <span className="ml-2 font-normal text-muted">({t("thisDevice")})</span>}
							</p>
							<p className="text-sm text-muted">
								{t(session.id === here ? "sessionHere" : "sessionTimes", {
									begun: dateAndTime(language, session.created_at),
									used: dateAndTime(language, session.updated_at),
								})}
							</p>
						</div>
						{session.id !== here && (
							<EndSession which={session.id} label={t("endOf", { device: deviceName(session.device, t) })}>
								{t("endOne")}
							</EndSession>
						)}
					</li>
				))}
			</ul>
			{sessions.length > 1 && <EndSession which="others">{t("endOthers")}</EndSession>}
		</>
	);
}

function EndSession({ which, label, children }: { which: string; label?: string; children: string }) {
	return (
		<Form method="post">
			<Button name="session" value={which} kind="secondary" size="small" aria-label={label}>
				{children}
			</Button>
		</Form>
	);
}
