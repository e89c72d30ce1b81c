import { useActionData, useLoaderData } from "react-router";
import { useTexts } from "../foundation/i18n/texts.tsx";
import { Failure } from "../foundation/ui/failure.tsx";
import type { AuditEntry } from "./audit-entries.server.ts";
import { AuditList } from "./audit-list.tsx";

/** The part of an answer that says what others have changed since the form was opened. */
export type Meanwhile = { meanwhile?: AuditEntry[]; typed?: Record<string, string> };

/** In a form: sends what it shows (see `newestChange`). If others have changed that, says so; the next save replaces it. */
export function ChangedMeanwhile() {
	const t = useTexts("auditLog");
	const { shown } = useLoaderData<{ shown: string }>();
	const answer = useActionData<Meanwhile>();
	return (
		<>
			<input type="hidden" name="shown" value={answer?.typed?.shown ?? shown} />
			{answer?.meanwhile && (
				<Failure of={answer} takesFocus title={t("meanwhileTitle")} text={t("meanwhileText")}>
					<AuditList entries={answer.meanwhile} ofRecord />
				</Failure>
			)}
		</>
	);
}
