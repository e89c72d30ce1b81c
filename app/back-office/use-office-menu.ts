import {
	mdiAccountMultipleOutline,
	mdiBellOutline,
	mdiAccountTieOutline,
	mdiClipboardCheckOutline,
	mdiCogOutline,
	mdiEmailOutline,
	mdiHistory,
	mdiMonitorDashboard,
	mdiSendOutline,
	mdiTrashCanOutline,
} from "@mdi/js";
import { may, type Right, type Role } from "../accounts/role.ts";
import { type CollectionName, collectionNames } from "../log/audit.ts";
import { collections } from "./collections/collections.ts";
import { requestLists } from "../requests/request-kind.ts";
import { type AllTexts, type Namespace, useAllTexts } from "../foundation/i18n/texts.tsx";
import type { MenuPage } from "../office/frame/menu-links.tsx";

/** The numbers after the names of pages; missing where they are unknown or none of the reader's business. */
export type MenuCounts = { openRequests?: number; openApplications?: number };

type Page = Pick<MenuPage, "path" | "icon"> & {
	covers?: MenuPage["covers"];
	right: Right;
	/** Of a list of records. */
	kind?: CollectionName;
	/** Its name: one of the menu's own texts, or the title of a collection's list. */
	text: [namespace: Namespace, key: string];
	counts?: keyof MenuCounts;
};

const listOf = (kind: CollectionName): Page => {
	const { office, list, right, texts } = collections[kind];
	const covers = [office.add, office.edit];
	return { path: office.list, covers, icon: list.icon, right, kind, text: [texts, "list.title"] };
};

const own = (key: keyof AllTexts["officeNav"] & string): Page["text"] => ["officeNav", key];

/** Every page of the office's menu, in order: the dashboard, what is worked on each day, and what admins look after. */
const pages: Page[] = [
	{ path: "/admin/dashboard", icon: mdiMonitorDashboard, right: "office", text: own("dashboard") },
	listOf("offer"),
	{
		path: "/admin/kontakt-anfragen",
		covers: ["/admin/kontakt-anfrage/"],
		icon: mdiEmailOutline,
		right: "requests",
		text: own("requests"),
		counts: "openRequests",
	},
	{ path: "/admin/suchauftraege", icon: mdiBellOutline, right: "requests", text: own("searchAlerts") },
	{
		path: requestLists.application,
		covers: [`${requestLists.application}/`],
		icon: mdiAccountTieOutline,
		right: "applications",
		text: own("applications"),
		counts: "openApplications",
	},
	...collectionNames.filter((kind) => kind !== "offer").map(listOf),
	{ path: "/admin/papierkorb", icon: mdiTrashCanOutline, right: "office", text: own("trash") },
	{
		path: "/admin/benutzer",
		covers: ["/admin/benutzer-hinzufuegen"],
		icon: mdiAccountMultipleOutline,
		right: "administration",
		text: own("users"),
	},
	{ path: "/admin/verlauf", icon: mdiHistory, right: "administration", text: own("auditLog") },
	{ path: "/admin/postausgang", icon: mdiSendOutline, right: "administration", text: own("outbox") },
	{ path: "/admin/zustand", icon: mdiClipboardCheckOutline, right: "administration", text: own("condition") },
	{ path: "/admin/einstellungen", icon: mdiCogOutline, right: "administration", text: own("settings") },
];

export function useOfficeMenu(role: Role, counts: MenuCounts): MenuPage[] {
	const { byKey } = useAllTexts();
	return pages
		.filter(({ right }) => may(role, right))
		.map(({ text: [namespace, key], counts: counted, covers = [], right, kind = "", ...page }) => ({
			...page,
			covers,
			part: right === "administration" ? "administration" : "work",
			label: byKey(namespace)(key),
			words: `${byKey("find")(`words.${key}`)} ${kind && byKey("find")(`words.${kind}`)}`,
			count: counted ? (counts[counted] ?? null) : null,
		}));
}
