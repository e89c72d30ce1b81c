import { describe, expect, test } from "vitest";
import { type FormEvent, formState, mayAutosave, nextState } from "./record-form.ts";

const stored = { version: 3, draft: null, editors: [] };
const opened: FormEvent = { type: "opened", contents: "one", unsaved: false };
const sent: FormEvent = { type: "sent", contents: "two", version: 3 };
const kept: FormEvent = { type: "autosaved", contents: "two", id: "d", version: 1, at: "t", newer: null };
const other = { by: "b@example.com", at: "t", own: false, id: "e", version: 5 };
const after = (events: FormEvent[]) => events.reduce(nextState, formState(stored));
const typed: FormEvent = { type: "typed" };

describe("a record's form", () => {
	test("is clean, typed in, being saved, and saved; the next key begins anew", () => {
		const ways: [FormEvent[], string][] = [
			[[opened], "clean"],
			[[opened, typed], "typing"],
			[[opened, typed, kept], "typing"],
			[[opened, typed, sent], "saving"],
			[[opened, typed, sent, { type: "stored", asDraft: false }], "saved"],
			[[opened, typed, sent, { type: "stored", asDraft: false }, typed], "typing"],
			[[opened, typed, sent, { type: "refused", conflict: false }], "failed"],
			[[opened, typed, sent, { type: "refused", conflict: false }, typed], "typing"],
			[[opened, typed, sent, { type: "refused", conflict: true }, typed], "conflict"],
			[[opened, typed, { type: "overtaken", other }, typed], "conflict"],
			[[opened, typed, { type: "overtaken", other }, { type: "insisted" }], "typing"],
			[[{ ...opened, unsaved: true }], "failed"],
		];
		for (const [events, status] of ways) expect(after(events).status, JSON.stringify(events)).toBe(status);
	});

	test("takes what it has saved as what nobody has to save, and raises its version by its own saves alone", () => {
		const state = after([opened, typed, kept, sent, { type: "stored", asDraft: false }]);
		expect(state).toMatchObject({ version: 4, saved: "two", sent: null, newer: null });
		expect(state.draft).toMatchObject({ contents: "two", wasWritten: false, at: null });
		const newer = { by: "b@example.com", at: "t", own: false };
		expect(after([opened, { type: "told", answer: { editors: [], newer, other: null } }])).toMatchObject({
			version: 3,
			newer,
		});
	});

	test("autosaves neither beside a save, nor over another draft, nor what was deleted", () => {
		expect(mayAutosave(after([opened, typed]))).toBe(true);
		for (const last of [sent, { type: "overtaken", other }, { type: "gone" }] as FormEvent[])
			expect(mayAutosave(after([opened, typed, last])), last.type).toBe(false);
	});

	test("replaces another draft only when somebody insists, and then sends even what it has sent before", () => {
		const state = after([opened, typed, kept, { type: "overtaken", other }, { type: "insisted" }]);
		expect(state.draft).toMatchObject({ id: "e", version: 5, contents: null });
		expect(mayAutosave(state)).toBe(true);
	});

	test("says that an autosave failed and why, until one is taken", () => {
		const events: FormEvent[] = [opened, typed, kept, { type: "autosaveFailed", refusal: "noRight" }];
		expect(after(events).draft).toMatchObject({ at: null, hasFailed: true, refusal: "noRight" });
		expect(after([...events, kept]).draft).toMatchObject({ at: "t", hasFailed: false, refusal: null });
	});
});
