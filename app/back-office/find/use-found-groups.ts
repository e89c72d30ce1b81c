import {
	mdiAccountCircleOutline,
	mdiAccountMultipleOutline,
	mdiAccountPlus,
	mdiAccountTieOutline,
	mdiEmailOutline,
	mdiPlus,
} from "@mdi/js";
import { may, type Role } from "../../accounts/role.ts";
import type { CollectionName } from "../../log/audit.ts";
import { collections, kindsFor } from "../collections/collections.ts";
import type { Language } from "../../foundation/i18n/language.ts";
import { useAllTexts, useLanguage, useTexts } from "../../foundation/i18n/texts.tsx";
import { useOfficeMenu } from "../use-office-menu.ts";
import { money } from "../../foundation/i18n/format.ts";
import type { SearchResults, FoundGroup, Hit } from "./found.ts";

export type Line = {
	to: string;
	title: string;
	language?: Language;
	note: string | null;
	icon: string;
	/** Replaces the icon. */
	picture?: string | null;
};
/** The lines of one kind under their title; `more` leads to the list with all of them. */
export type Group = { key: string; title: string; lines: Line[]; more: { to: string; label: string } | null };

const otherIcons = {
	requests: mdiEmailOutline,
	applications: mdiAccountTieOutline,
	users: mdiAccountMultipleOutline,
};

/** Returns the results in words: first the office's pages whose names contain the text, then the records. */
export function useFoundGroups(role: Role, q: string, found: SearchResults | undefined): Group[] {
	const t = useTexts("find");
	const { byKey } = useAllTexts();
	const language = useLanguage();
	const sought = plain(q).split(" ");
	const pages = usePages(role).filter(({ title, adds }) => {
		const words = plain(adds ? `${title} ${t("newWords")}` : title);
		return words.includes(plain(q)) || (adds && sought.every((word) => words.includes(word)));
	});
	const group = ({ kind, hits, list }: FoundGroup): Group => {
		const record = kind in otherIcons ? null : collections[kind as CollectionName];
		const icon = record ? record.list.icon : otherIcons[kind as keyof typeof otherIcons];
		const title = record ? byKey(record.texts)("list.title") : byKey("officeNav")(kind);
		const line = ({ to, title, language: ownLanguage, nr, note, state, picture, price, serial }: Hit): Line => {
			const number = nr && byKey("listing")("numberOf", { nr });
			const cost = price && money(language, price.cents) + (price.perDay ? ` ${byKey("angebot")("perDay")}` : "");
			const serialNumber = serial && t("serial", { serial });
			const notes = [number ?? note, cost, serialNumber, state && byKey(state.texts)(state.key)].filter(Boolean);
			return { to, title, language: ownLanguage, note: notes.join(" · ") || null, icon, picture };
		};
		return {
			key: kind,
			title,
			lines: hits.map(line),
			more: list === null ? null : { to: list, label: t("more", { list: title }) },
		};
	};
	return [
		...(pages.length > 0 ? [{ key: "pages", title: t("pages"), lines: pages, more: null }] : []),
		...(found?.groups ?? []).map(group),
	];
}

/** Returns the pages that a role may open, and the forms for new records. */
function usePages(role: Role): (Line & { adds: boolean })[] {
	const { byKey } = useAllTexts();
	const menu = useOfficeMenu(role, {}).map(({ path, label, icon }) => ({ to: path, title: label, icon }));
	const adds = kindsFor(role).map((kind) => ({
		to: collections[kind].office.add,
		title: byKey(collections[kind].texts)("list.add"),
		icon: mdiPlus,
	}));
	const addUser = {
		to: "/admin/benutzer-hinzufuegen",
		title: byKey("adminDashboard")("addUser"),
		icon: mdiAccountPlus,
	};
	const account = { to: "/admin/konto", title: byKey("officeNav")("account"), icon: mdiAccountCircleOutline };
	const forms = [...adds, ...(may(role, "administration") ? [addUser] : [])];
	return [
		...[...menu, account].map((page) => ({ ...page, note: null, adds: false })),
		...forms.map((page) => ({ ...page, note: null, adds: true })),
	];
}

function plain(text: string): string {
	return text
		.toLowerCase()
		.normalize("NFD")
		.replace(/\p{M}+/gu, "")
		.trim();
}
