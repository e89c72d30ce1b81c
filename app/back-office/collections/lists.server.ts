import { may, type Staff } from "../../accounts/role.ts";
import { services } from "./collections.server.ts";
import { collections, kindsFor } from "./collections.ts";
import { requestUndoer } from "../../requests/list/request-bulk.server.ts";
import { requestDefinition } from "../../requests/list/request-definition.server.ts";
import { requestKinds, requestRights } from "../../requests/request-kind.ts";
import type { Language } from "../../foundation/i18n/language.ts";
import type { ListDefinition } from "../../office/list/list-definition.ts";
import type { Undoer } from "../../office/list/undo.server.ts";
import { recordUndoer } from "../../content/list/record-bulk.server.ts";
import { recordDefinition } from "../../content/list/record-list.ts";
import { trashDefinition } from "../../content/trash/trash-rules.ts";

export function listNamed(name: string, person: Staff): ListDefinition | null {
	if (name === "trash") return trashDefinition(kindsFor(person.role));
	const kind = kindsFor(person.role).find((one) => one === name);
	if (kind) return recordDefinition(collections[kind]);
	const requests = requestKindNamed(name, person);
	return requests ? requestDefinition([], requests) : null;
}

/** Takes back changes in this list, if the person may see it; null for the trash, whose changes are final. */
export function undoerOf(name: string, person: Staff, language: Language): Undoer | null {
	const kind = kindsFor(person.role).find((one) => one === name);
	if (kind) return recordUndoer(services[kind], person);
	const requests = requestKindNamed(name, person);
	return requests ? requestUndoer(requests, person, language) : null;
}

function requestKindNamed(name: string, { role }: Staff) {
	return requestKinds.find((one) => one === name && may(role, requestRights[one]));
}
