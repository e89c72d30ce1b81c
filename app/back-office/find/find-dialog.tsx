import { mdiClose, mdiMagnify, mdiAccountCircleOutline, mdiAccountPlus, mdiCogOutline, mdiPlus } from "@mdi/js";
import { type KeyboardEvent, type MouseEvent, useEffect, useState } from "react";
import { useNavigate, useSubmit } from "react-router";
import { type Role, may } from "../../accounts/role.ts";
import { number } from "../../foundation/i18n/format.ts";
import { useLanguage, useTexts, useAllTexts } from "../../foundation/i18n/texts.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import { RESULTS_ADDRESS, type FoundGroup, type Line } from "./found.ts";
import { type SoughtPage, soughtPages } from "./sought-pages.ts";
import { OptionList } from "../../foundation/ui/option-list.tsx";
import { type Option, type OptionGroup, useCombobox } from "../../foundation/ui/use-combobox.ts";
import { useModal } from "../../foundation/ui/use-modal.ts";
import { useTypedAnswer } from "../../foundation/ui/use-typed-answer.ts";
import { Thumbnail } from "../../media/thumbnail.tsx";
import { collections, kindsFor } from "../collections/collections.ts";
import { SEARCH_LENGTH } from "../../office/list/table-query.ts";
import { settingPages, type SettingSubject } from "../../office/setting-pages.ts";
import { listAddress, tabs } from "../../requests/list/request-list.ts";
import { requestKinds, requestLists } from "../../requests/request-kind.ts";
import { useOfficeMenu } from "../use-office-menu.ts";
import type { MenuPage } from "../../office/frame/menu-links.tsx";
import { unbroken } from "../../foundation/i18n/unbroken.ts";

/** Long enough to finish a word, short enough not to wait. */
const PAUSE_MILLISECONDS = 200;
const LIST_ID = "found";

export type DialogProps = { role: Role; onClose: () => void };

/** The search for everything: a combobox (ARIA APG). Enter opens a result, even before the results have arrived. */
export default function FindDialog({ role, onClose }: DialogProps) {
	const t = useTexts("find");
	const language = useLanguage();
	const navigate = useNavigate();
	const submit = useSubmit();
	const dialog = useModal();
	const [typed, setTyped] = useState("");
	const q = typed.trim();
	// The dialog fetches by itself: a failure in the router would replace the page behind it, and what is typed there.
	const { answer: found, isWaiting } = useTypedAnswer<FoundGroup[]>(
		q === "" ? null : `${RESULTS_ADDRESS}?${new URLSearchParams({ q })}`,
		PAUSE_MILLISECONDS,
	);
	const groups = useFoundGroups(role, q, found);
	const hits = groups.reduce((sum, { options }) => sum + options.filter((one) => "title" in one).length, 0);
	const failed = q !== "" && !isWaiting && !found;

	const open = ({ to, isSent }: Option & Pick<Line, "isSent">, inNewTab: boolean) => {
		if (inNewTab && !isSent) return void window.open(to);
		// Closes first, so that a question about unsaved words is not covered.
		dialog.current?.close();
		void (isSent ? submit(null, { method: "post", action: to }) : navigate(to));
	};
	const { field, list, active, toFirst } = useCombobox({
		id: LIST_ID,
		groups,
		isOpen: true,
		first: 0,
		onChoose: open,
	});
	const [opensFirst, setOpensFirst] = useState(false);
	useEffect(() => {
		if (!opensFirst || isWaiting) return;
		setOpensFirst(false);
		const chosen = groups.flatMap(({ options }) => options)[active];
		if (chosen) open(chosen, false);
		// oxlint-disable-next-line react-hooks/exhaustive-deps
	}, [opensFirst, isWaiting]);
	const press = (event: KeyboardEvent) => {
		if (event.key === "Enter" && isWaiting && !event.nativeEvent.isComposing) setOpensFirst(true);
		else field.onKeyDown(event);
	};
	const closeOutside = ({ target }: MouseEvent) => target === dialog.current && dialog.current?.close();
	const status = isWaiting ? t("searching") : hits > 0 ? t("found", { count: number(language, hits) }) : "";
	return (
		<dialog
			ref={dialog}
			onClose={onClose}
			onClick={closeOutside}
			aria-label={t("label")}
			className="mx-auto mt-3 sm:mt-[10vh] w-[min(40rem,calc(100vw-1.5rem))] rounded-md border border-line bg-surface p-0 text-ink"
		>
			<div className="flex max-h-[min(36rem,80dvh)] max-sm:max-h-[55dvh] flex-col">
				<div className="relative flex items-center gap-2 border-b border-line p-3">
					<Icon path={mdiMagnify} size={22} className="absolute left-6 text-muted" />
					<input
						{...field}
						autoFocus
						aria-label={t("label")}
						autoComplete="off"
						spellCheck={false}
						enterKeyHint="go"
						placeholder={t("hint")}
						maxLength={SEARCH_LENGTH}
						value={typed}
						onChange={({ currentTarget }) => {
							setTyped(currentTarget.value);
							toFirst();
							setOpensFirst(false);
						}}
						onKeyDown={press}
						className="min-h-12 w-full min-w-0 rounded-sm border border-strong-line bg-ground pr-3 pl-11 text-lg placeholder:text-muted"
					/>
					<button
						type="button"
						aria-label={t("close")}
						onClick={() => dialog.current?.close()}
						className="min-h-12 min-w-12 shrink-0 rounded-sm hover:bg-sunken"
					>
						<Icon path={mdiClose} size={22} className="m-auto" />
					</button>
				</div>
				<div className="min-h-0 overflow-y-auto p-2" aria-busy={isWaiting}>
					<OptionList of={list} label={t("results")}>
						{(line) =>
							"title" in line ? <FoundLine {...line} /> : <span className="pl-8 text-muted">{line.label}</span>
						}
					</OptionList>
					{!isWaiting && hits === 0 && <p className="px-3 py-4">{t("none", { text: q })}</p>}
					{failed && <p className="px-3 py-4 text-bad">{t("failed")}</p>}
				</div>
				<div className="flex justify-between gap-4 border-t border-line px-4 py-2 text-sm text-muted">
					<p role="status">{status}</p>
					<p className="max-sm:hidden">{t("keysHint")}</p>
				</div>
			</div>
		</dialog>
	);
}

function FoundLine({ title, language, note, icon, picture }: Line) {
	return (
		<>
			<span className="grid w-8 shrink-0 place-items-center text-muted has-[img]:w-16">
				{picture ? <Thumbnail picture={picture} /> : <Icon path={icon} size={20} />}
			</span>
			<span className="min-w-0">
				<span lang={language} className="line-clamp-2 font-semibold wrap-anywhere">
					{unbroken(title)}
				</span>
				{note && <span className="block text-sm [overflow-wrap:anywhere] text-muted">{note}</span>}
			</span>
		</>
	);
}

/** The lines of one kind under their title; the last may lead to the list with all of them. */
type Group = OptionGroup<Line | { to: string; label: string }>;

/** The office's pages that all words name, then the records that were found, then pages that were perhaps meant. */
function useFoundGroups(role: Role, q: string, found: FoundGroup[] = []): Group[] {
	const t = useTexts("find");
	const menu = useOfficeMenu(role, {});
	const { pages, isExact } = soughtPages(q, usePages(role, menu));
	const groups = found.flatMap(({ list, hits, more }): Group[] => {
		const place = menu.find(({ path }) => path === list);
		if (!place) return [];
		const { label, icon } = place;
		const all = more ? [{ to: more, label: t("more", { list: label }) }] : [];
		return [{ label, options: [...hits.map((hit) => ({ ...hit, icon })), ...all] }];
	});
	const group = pages.length > 0 ? [{ label: t("pages"), options: pages }] : [];
	return isExact ? [...group, ...groups] : [...groups, ...group];
}

function usePages(role: Role, menu: MenuPage[]): SoughtPage[] {
	const { byKey } = useAllTexts();
	const t = useTexts("find");
	const settings = useTexts("einstellungen");
	const account = useTexts("account");
	const inbox = useTexts("kontaktanfragen");
	const stateName = byKey("recordStates");
	const subjects = Object.keys(settingPages) as SettingSubject[];
	const page = (to: string, title: string, icon: string, words = "") => ({ to, title, icon, note: null, words });
	const part = (to: string, title: string, icon: string, words: string) => {
		return { ...page(to, title, icon, words), isPart: true };
	};
	const partsOf = <T,>(list: string, all: readonly T[], named: (one: T) => [to: string, words: string]) =>
		menu
			.filter(({ path }) => path === list)
			.flatMap(({ label, icon }) => all.map(named).map(([to, words]) => part(to, `${label}: ${words}`, icon, words)));
	const own = (to: string, title: string, more = "") => part(to, title, mdiAccountCircleOutline, `${title} ${more}`);
	const subject = (one: SettingSubject, title: string) =>
		page(settingPages[one], title, mdiCogOutline, settings(`words.${one}`));
	return [
		...menu.map(({ path, label, icon, words }) =>
			path === settingPages.sale
				? subject("sale", `${label}: ${settings("subject.sale")}`)
				: page(path, label, icon, words),
		),
		page("/admin/konto", byKey("officeNav")("account"), mdiAccountCircleOutline, t("accountWords")),
		...kindsFor(role).map((kind) => {
			const { office, texts } = collections[kind];
			return page(office.add, byKey(texts)("list.add"), mdiPlus, `${t("newWords")} ${byKey("find")(`words.${kind}`)}`);
		}),
		...(may(role, "administration")
			? [
					page("/admin/benutzer-hinzufuegen", byKey("adminDashboard")("addUser"), mdiAccountPlus, t("newWords")),
					...subjects.slice(1).map((one) => subject(one, settings(`subject.${one}`))),
				]
			: []),
		...kindsFor(role).flatMap((kind) => {
			const { states, office } = collections[kind];
			return partsOf(office.list, states, (state) => [`${office.list}?state=${state}`, stateName(`state.${state}`)]);
		}),
		// The first tab is the list itself.
		...requestKinds.flatMap((kind) =>
			partsOf(requestLists[kind], tabs.slice(1), (tab) => [listAddress({ kind, tab }), inbox(`tab.${tab}`)]),
		),
		own("/admin/konto/passwort", account("passwordChange"), t("passwordWords")),
		own("/admin/konto/e-mail", account("emailChange")),
		own("/admin/konto/zweiter-faktor", account("factorTitle"), t("factorWords")),
		own("/admin/konto/passkeys", account("passkeysTitle")),
		{ ...own("/admin/logout", byKey("logout")("button"), t("logoutWords")), isSent: true },
	];
}
