import type { CollectionName } from "../../log/audit.ts";
import { recordSteps } from "../../log/audit-entries.server.ts";
import { nameOf } from "../../office/frame/people.server.ts";
import { now } from "../../foundation/database/client.server.ts";
import { dateAndTime } from "../../foundation/i18n/format.ts";
import type { Language } from "../../foundation/i18n/language.ts";
import type { Flash } from "../../site/flash.server.ts";

const ofDrafts = ["drafted", "discarded"];

/** Who has changed a record last, and when. */
export async function lastChange(kind: CollectionName, id: string) {
	const last = (await recordSteps(kind, id)).findLast(({ action }) => !ofDrafts.includes(action));
	return { by: last?.by ?? null, at: last?.at ?? now() };
}

/** Says who has changed a record since it was shown to the reader, and when; `by` is null for a plan. */
export async function changedBy(
	{ by, at }: { by: string | null; at: string },
	name: string,
	reader: { email: string },
	language: Language,
): Promise<Flash> {
	const text = by === null ? "byPlan" : by === reader.email ? "byYou" : "by";
	const values = { name, who: by === null ? "" : await nameOf(by), time: dateAndTime(language, at) };
	return { kind: "bad", namespace: "changedSince", title: "title", text, values };
}
