import type { SaveOutcome } from "../../content/form/record-save.server.ts";
import type { RecordKind } from "../../content/record.ts";
import { hasPage } from "../../content/states/states.ts";
import type { Flash } from "../../site/flash.server.ts";

type Saved = Extract<SaveOutcome, { saved: true }>;

/** The message after a save, which names what became of the state. */
export function savedFlash({ texts }: Pick<RecordKind, "texts">, saved: Saved): Flash {
	const { goal, name, state } = saved;
	const values = { name, code: "503" };
	const good = (namespace: string, title: string, text: string): Flash => ({
		kind: "good",
		namespace,
		title,
		text,
		values,
	});
	if (saved.leftBehind) return { ...good(texts, "oldPictureTitle", "oldPictureText"), kind: "bad" };
	// The name of a draft may still be empty.
	if (goal === "draft") return good("drafts", "savedTitle", name ? "savedText" : "savedUnnamed");
	if (state === null && goal === "online") return good(texts, "added", "addedText");
	if (typeof goal === "object") return good("recordStates", "state.scheduled", "saved.planned");
	if (goal === "online") return good("recordStates", "done.publish", "done.publishText");
	if (state === "scheduled") return good("recordStates", "saved", "saved.planned");
	return good("recordStates", "saved", hasPage(state ?? "") ? "saved.onSite" : "saved.off");
}
