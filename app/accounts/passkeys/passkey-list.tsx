import { Form } from "react-router";
import { date, dateAndTime } from "../../foundation/i18n/format.ts";
import { useLanguage, useTexts } from "../../foundation/i18n/texts.tsx";
import { Button } from "../../foundation/ui/button.tsx";
import { HiddenFields } from "../../foundation/ui/form/hidden-fields.tsx";
import { Failure } from "../../foundation/ui/failure.tsx";
import type { PasskeyLine } from "./passkeys.server.ts";

/** One's own passkeys, each with a button to remove it. `problem`: why the last removal failed. */
export function PasskeyList({ keys, problem }: { keys: PasskeyLine[]; problem: "required" | null }) {
	const t = useTexts("passkeys");
	const language = useLanguage();
	return (
		<section className="mt-8 grid max-w-xl gap-4 rounded-md border border-line bg-surface p-5 sm:p-8">
			<h2 className="text-xl">{t("yours")}</h2>
			{problem && <Failure of={problem} title={t("failedTitle")} text={t(problem)} />}
			{keys.length === 0 && <p className="text-muted">{t("none")}</p>}
			{keys.length > 0 && (
				<ul className="grid gap-3">
					{keys.map((key) => (
						<li
							key={key.id}
							className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-3 last:border-0 last:pb-0"
						>
							<div className="min-w-0">
								<p className="font-semibold [overflow-wrap:anywhere]">{key.name}</p>
								<p className="text-sm text-muted">
									{key.last_used_at
										? t("addedAndUsed", {
												added: date(language, key.created_at),
												used: dateAndTime(language, key.last_used_at),
											})
										: t("addedOnly", { added: date(language, key.created_at) })}
								</p>
							</div>
							<Form method="post">
								<HiddenFields fields={{ id: key.id }} />
								<Button
									type="submit"
									name="intent"
									value="remove"
									kind="risky"
									size="small"
									aria-label={t("removeOf", { name: key.name })}
								>
									{t("remove")}
								</Button>
							</Form>
						</li>
					))}
				</ul>
			)}
		</section>
	);
}
