import { lastList, rememberList } from "../../office/list/list-views.server.ts";
import { PANE, type PaneChoice, paneFields, readPane } from "./preview.ts";

type Person = { id: string };

const atFirst: PaneChoice = { isOpen: false, width: "phone" };

/** How a person last had the preview beside forms. */
export async function paneOf(person: Person): Promise<PaneChoice> {
	return readPane(new URLSearchParams((await lastList(PANE, person)) ?? "")) ?? atFirst;
}

export async function rememberPane(choice: PaneChoice, person: Person): Promise<void> {
	await rememberList(PANE, paneFields(choice).toString(), person);
}
