import { db } from "../database/client.server.ts";
import { textsIn } from "../i18n/texts.server.ts";
import { dateAndTime } from "../i18n/format.ts";
import type { Language } from "../i18n/language.ts";
import { csvFile } from "../office/list/csv-file.server.ts";
import { deviceName } from "./device.ts";
import { type SecurityEntry, securityEntries, type SecurityView } from "./security-entries.server.ts";
import { type RequestSource, logSecurityEvent } from "./security-log.server.ts";

/**
 * All entries of a view as a CSV file. The export itself is logged first.
 * @throws before anything is sent, when the database does not answer
 */
export async function exportSecurity(
	view: SecurityView,
	language: Language,
	by: { id: string; email: string; from: RequestSource },
): Promise<ReadableStream<Uint8Array>> {
	await logSecurityEvent({ event: "log-exported", userId: by.id, email: by.email, from: by.from, by: null }, db());
	const [t, account] = [textsIn(language).of("security"), textsIn(language).of("account")];
	return csvFile<SecurityEntry>(
		[
			[t("time"), ({ at }) => dateAndTime(language, at)],
			["UTC", ({ at }) => at],
			[t("event"), ({ event }) => t(`event.${event}`)],
			[t("person"), ({ email }) => email ?? ""],
			[t("by"), ({ by, address }) => by ?? (address === null ? t("operator") : "")],
			[t("address"), ({ address }) => address ?? ""],
			[t("device"), ({ device }) => (device === null ? "" : deviceName(device, account))],
			[t("browser"), ({ device }) => device ?? ""],
		],
		securityEntries(view),
	);
}
