import { may, type Staff } from "../accounts/role.ts";
import { staffWith } from "../accounts/staff-with.server.ts";
import { services } from "./collections.server.ts";
import { collections, kindsFor } from "./collections.ts";
import { requestUndoer } from "../requests/list/request-bulk.server.ts";
import { requestDefinition } from "../requests/list/request-list.ts";
import { requestKinds, requestRights } from "../requests/request-kind.ts";
import type { Language } from "../i18n/language.ts";
import type { ListDefinition } from "../office/list/list-definition.ts";
import type { Undoer } from "../office/list/undo.server.ts";
import { recordUndoer } from "../records/list/bulk.server.ts";
import { recordDefinition } from "../records/list/record-list.ts";

/** A list that a person may see: what its address may say, and how changes of its rows are taken back. */
type List = { definition: () => Promise<ListDefinition>; undoer: (language: Language) => Undoer };

/** The list of this name, if the person may see it. */
export function listNamed(name: string, person: Staff): List | null {
	const requests = requestKinds.find((one) => one === name);
	if (requests) {
		const right = requestRights[requests];
		if (!may(person.role, right)) return null;
		return {
			definition: async () =>
				requestDefinition(
					(await staffWith(right)).map(({ id }) => id),
					"open",
					requests,
				),
			undoer: (language) => requestUndoer(requests, person, language),
		};
	}
	const kind = kindsFor(person.role).find((one) => one === name);
	return kind
		? {
				definition: async () => recordDefinition(collections[kind]),
				undoer: () => recordUndoer(services[kind], person),
			}
		: null;
}
