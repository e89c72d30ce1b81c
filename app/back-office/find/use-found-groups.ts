import {
	mdiAccountCircleOutline,
	mdiAccountMultipleOutline,
	mdiAccountPlus,
	mdiAccountTieOutline,
	mdiEmailOutline,
	mdiPlus,
} from "@mdi/js";
import { may, type Role } from "../../accounts/role.ts";
import { collections, kindsFor } from "../collections/collections.ts";
import { useAllTexts, useTexts } from "../../foundation/i18n/texts.tsx";
import { useOfficeMenu } from "../use-office-menu.ts";
import type { SearchResults, FoundGroup, Hit } from "./found.ts";

export type Line = Hit & { icon: string };
/** The lines of one kind under their title; `more` leads to the list with all of them. */
type Group = Pick<FoundGroup, "title" | "more"> & { lines: Line[] };

const icons: Record<FoundGroup["kind"], string> = {
	offer: collections.offer.list.icon,
	news: collections.news.list.icon,
	job: collections.job.list.icon,
	requests: mdiEmailOutline,
	applications: mdiAccountTieOutline,
	users: mdiAccountMultipleOutline,
};

/** Returns the office's pages whose names contain the text, then the records that were found. */
export function useFoundGroups(role: Role, q: string, found: SearchResults | undefined): Group[] {
	const t = useTexts("find");
	const sought = plain(q);
	const pages = usePages(role).filter(({ title, adds }) => {
		const words = plain(adds ? `${title} ${t("newWords")}` : title);
		return words.includes(sought) || (adds && sought.split(" ").every((word) => words.includes(word)));
	});
	const groups = (found?.groups ?? []).map(({ kind, title, hits, more }) => ({
		title,
		more,
		lines: hits.map((hit) => ({ ...hit, icon: icons[kind] })),
	}));
	return pages.length > 0 ? [{ title: t("pages"), lines: pages, more: null }, ...groups] : groups;
}

/** Returns the pages that a role may open, and the forms for new records. */
function usePages(role: Role): (Line & { adds: boolean })[] {
	const { byKey } = useAllTexts();
	const page = (to: string, title: string, icon: string) => ({ to, title, icon, note: null, adds: false });
	const form = (to: string, title: string, icon: string) => ({ to, title, icon, note: null, adds: true });
	return [
		...useOfficeMenu(role, {}).map(({ path, label, icon }) => page(path, label, icon)),
		page("/admin/konto", byKey("officeNav")("account"), mdiAccountCircleOutline),
		...kindsFor(role).map((kind) => {
			const { office, texts } = collections[kind];
			return form(office.add, byKey(texts)("list.add"), mdiPlus);
		}),
		...(may(role, "administration")
			? [form("/admin/benutzer-hinzufuegen", byKey("adminDashboard")("addUser"), mdiAccountPlus)]
			: []),
	];
}

function plain(text: string): string {
	return text
		.toLowerCase()
		.normalize("NFD")
		.replace(/\p{M}+/gu, "")
		.trim();
}
