import { may, type Staff } from "../accounts/role.ts";
import { staffWith } from "../accounts/staff-with.server.ts";
import { services } from "./collections.server.ts";
import { collections, kindsFor } from "./collections.ts";
import { applicationUndoer } from "../applications/application-changes.server.ts";
import { APPLICATION, applicationDefinition } from "../applications/application.ts";
import { requestUndoer } from "../requests/list/request-bulk.server.ts";
import { requestDefinition, REQUESTS } from "../requests/list/request-list.ts";
import type { Language } from "../i18n/language.ts";
import type { ListDefinition } from "../office/list/list-definition.ts";
import type { Undoer } from "../office/list/undo.server.ts";
import { recordUndoer } from "../records/list/bulk.server.ts";
import { recordDefinition } from "../records/list/record-list.ts";

/** A list that a person may see: what its address may say, and how changes of its rows are taken back. */
type List = { definition: () => Promise<ListDefinition>; undoer: (language: Language) => Undoer };

/** The list of this name, if the person may see it. */
export function listNamed(name: string, person: Staff): List | null {
	if (name === REQUESTS)
		return may(person.role, "requests")
			? {
					definition: async () => requestDefinition((await staffWith("requests")).map(({ id }) => id)),
					undoer: (language) => requestUndoer(person, language),
				}
			: null;
	if (name === APPLICATION)
		return may(person.role, "applications")
			? { definition: async () => applicationDefinition, undoer: () => applicationUndoer(person) }
			: null;
	const kind = kindsFor(person.role).find((one) => one === name);
	return kind
		? {
				definition: async () => recordDefinition(collections[kind]),
				undoer: () => recordUndoer(services[kind], person),
			}
		: null;
}
