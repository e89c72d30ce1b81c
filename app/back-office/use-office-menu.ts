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
import { type AllTexts, useAllTexts } from "../foundation/i18n/texts.tsx";
import type { MenuPage } from "../office/frame/menu-links.tsx";

/** The numbers after the names of pages; missing where they are unknown or none of the reader's business. */
export type MenuCounts = { openRequests?: number; openApplications?: number };

type Page = {
	path: string;
	/** Pages whose address begins so belong to it as well. */
	covers?: readonly string[];
	icon: string;
	right: Right;
	part: MenuPage["part"];
	text: { namespace: keyof AllTexts; key: string };
	counts?: keyof MenuCounts;
};

type OwnKey = keyof AllTexts["officeNav"] & string;
const own = (key: OwnKey): Page["text"] => ({ namespace: "officeNav", key });

const listOf = (kind: CollectionName): Page => {
	const { office, list, right, texts } = collections[kind];
	const covers = [office.add, office.edit];
	return {
		path: office.list,
		covers,
		icon: list.icon,
		right,
		part: "work",
		text: { namespace: texts, key: "list.title" },
	};
};

/** Every page of the office's menu, in order: the dashboard, what is worked on each day, and what admins look after. */
const pages: Page[] = [
	{ path: "/admin/dashboard", icon: mdiMonitorDashboard, right: "office", part: "work", text: own("dashboard") },
	listOf("offer"),
	{
		path: "/admin/kontakt-anfragen",
		covers: ["/admin/kontakt-anfrage/"],
		icon: mdiEmailOutline,
		right: "requests",
		part: "work",
		text: own("requests"),
		counts: "openRequests",
	},
	{
		path: "/admin/suchauftraege",
		icon: mdiBellOutline,
		right: "requests",
		part: "work",
		text: own("searchAlerts"),
	},
	{
		path: requestLists.application,
		covers: [`${requestLists.application}/`],
		icon: mdiAccountTieOutline,
		right: "applications",
		part: "work",
		text: own("applications"),
		counts: "openApplications",
	},
	...collectionNames.filter((kind) => kind !== "offer").map(listOf),
	{ path: "/admin/papierkorb", icon: mdiTrashCanOutline, right: "office", part: "work", text: own("trash") },
	...(
		[
			["benutzer", mdiAccountMultipleOutline, "users"],
			["verlauf", mdiHistory, "auditLog"],
			["postausgang", mdiSendOutline, "outbox"],
			["zustand", mdiClipboardCheckOutline, "condition"],
			["einstellungen", mdiCogOutline, "settings"],
		] as const
	).map(([path, icon, key]): Page => ({
		path: `/admin/${path}`,
		covers: path === "benutzer" ? ["/admin/benutzer-hinzufuegen"] : [],
		icon,
		right: "administration",
		part: "administration",
		text: own(key),
	})),
];

/** The pages that a role may open, with their names and numbers. */
export function useOfficeMenu(role: Role, counts: MenuCounts): MenuPage[] {
	const { byKey } = useAllTexts();
	return pages
		.filter(({ right }) => may(role, right))
		.map(({ text: { namespace, key }, counts: counted, covers = [], path, icon, part }) => ({
			path,
			covers,
			icon,
			part,
			label: byKey(namespace)(key),
			count: counted ? (counts[counted] ?? null) : null,
		}));
}
