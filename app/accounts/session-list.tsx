import { Form } from "react-router";
import { dateAndTime } from "../foundation/i18n/format.ts";
import { useLanguage, useTexts } from "../foundation/i18n/texts.tsx";
import { Button } from "../foundation/ui/button.tsx";
import { deviceName } from "../log/device.ts";
import type { OpenSession } from "./session.server.ts";

/** One form for all of them: each button names what it ends. */
export function SessionList({ sessions, here }: { sessions: OpenSession[]; here: string }) {
	const t = useTexts("account");
	const language = useLanguage();
	const look = { name: "session", kind: "secondary", size: "small" } as const;
	return (
		<Form method="post" className="grid justify-items-start gap-4">
			<ul className="grid gap-3 justify-self-stretch">
				{sessions.map(({ id, device, created_at, updated_at }) => (
					<li
						key={id}
						className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-3 last:border-0 last:pb-0"
					>
						<div>
							<p className="font-semibold">
								<span>{deviceName(device, t)}</span>
								{id === here && <span className="ml-2 font-normal text-muted">({t("thisDevice")})</span>}
							</p>
							<p className="text-sm text-muted">
								{t(id === here ? "sessionHere" : "sessionTimes", {
									begun: dateAndTime(language, created_at),
									used: dateAndTime(language, updated_at),
								})}
							</p>
						</div>
						{id !== here && (
							<Button value={id} aria-label={t("endOf", { device: deviceName(device, t) })} {...look}>
								{t("endOne")}
							</Button>
						)}
					</li>
				))}
			</ul>
			{sessions.length > 1 && (
				<Button value="others" {...look}>
					{t("endOthers")}
				</Button>
			)}
		</Form>
	);
}
