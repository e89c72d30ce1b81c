import { index, layout, prefix, route, type RouteConfig, type RouteConfigEntry } from "@react-router/dev/routes";
import type { Right } from "./accounts/role.ts";
import { allCollections } from "./back-office/collections/collections.ts";
import { isTranslation, type Language, languages } from "./foundation/i18n/language.ts";
import { sitePages } from "./site/pages.ts";

/** Pages whose routes are listed separately: home is the index, and the machines share a layout. */
const listedSeparately = ["home", "offer-list", "machine-finder"];

/** Pages that exist in every language, each under its own prefix. */
const site = (language: Language): RouteConfigEntry[] => {
	const id = (name: string) => ({ id: `${language}/${name}` });
	const page = (path: string, name: string) => route(path, `routes/site/${name}.tsx`, id(path));
	const resource = (path: string, name: string) => route(path, `routes/resources/${name}.ts`, id(name));
	return [
		resource("unterlagen/:id/:document", "document"),
		resource("angebot/vorschlaege", "suggestions"),
		resource("angebot/detail/:id/datenblatt.pdf", "data-sheet"),
		resource("news.atom", "news-feed"),
		layout(`routes/site/layout-${language}.tsx`, [
			index("routes/site/home.tsx", id("home")),
			route("angebot", "routes/site/offers-redirect.ts", id("angebot")),
			layout("routes/site/offer-pages.tsx", id("offer-pages"), [
				page("angebot/kaufen", "offer-list"),
				page("angebot/mieten", "offer-list"),
				page("angebot/detail/:id", "offer-detail"),
				page("merkliste", "watchlist"),
				page("vergleich", "comparison"),
				page("maschinenfinder", "machine-finder"),
			]),
			...sitePages
				.filter(({ file }) => !listedSeparately.includes(file))
				.map(({ path, file }) => page(path.slice(1), file)),
			page("suchauftrag/verwalten", "search-alert-link"),
			page("news/:id", "news-item"),
			page("karriere/:id", "job"),
			page("*", "not-found"),
		]),
	];
};

/** The routes to list, add, edit, save and delete records of the collections that need a right. */
const recordsWith = (right: Right): RouteConfigEntry[] => {
	const at = (address: string, file: string, more = "") => {
		const path = address.slice("/admin/".length);
		return route(path + more, `routes/admin/records/${file}`, {
			id: `admin/${path.replace(/\/$/, "")}${more.slice(3)}`,
		});
	};
	const managed = allCollections.filter((record) => record.right === right);
	return managed.flatMap(({ office: { list, add, edit, remove }, pictures }) => [
		at(list, "record-list.tsx"),
		at(list, "record-export.ts", "/export"),
		at(add, "record-add.tsx"),
		at(edit, "record-edit.tsx", ":id"),
		at(edit, "record-step.ts", ":id/:step"),
		at(edit, "record-draft.ts", ":id/entwurf"),
		at(edit, "record-versions.tsx", ":id/versionen"),
		at(remove, "record-delete.ts", ":id"),
		...(pictures
			? [
					at(pictures.address, "uploads.ts"),
					at(pictures.address, "picture.ts", "/:id"),
					at(pictures.address, "picture-original.ts", "/:id/original"),
				]
			: []),
	]);
};

/** Its id is its address: a file has several, and visitors load the list of all. */
const page = (path: string, file: string) => route(path, `routes/admin/${file}`, { id: `admin/${path}` });
const requestList = (path: string) => page(path, "requests/contact-requests.tsx");
const requestExport = (path: string) => page(path, "admin-only/contact-export.ts");
/**
 * A request's page and its steps. These share the page's code: if the code of another route can't be loaded, the router
 * loads the page again, and what is typed there is lost.
 */
const requestPage = (path: string) => page(path, "requests/contact-request.tsx");

/** The office's pages, with the same addresses in both languages. */
const admin = [
	layout("routes/admin/sign-in/sign-in-layout.tsx", [
		page("login", "sign-in/login.tsx"),
		page("login-code", "sign-in/login-code.tsx"),
		page("passwort-vergessen", "sign-in/password-forgotten.tsx"),
		page("passwort-neu", "sign-in/password-new.tsx"),
		page("bestaetigen", "sign-in/confirm.tsx"),
	]),
	page("passkey-anfrage", "sign-in/passkey-question.ts"),
	page("logout", "sign-in/logout.ts"),
	page("sitzung", "sign-in/session.ts"),
	page("sprache", "language.ts"),
	layout("routes/admin/layout.tsx", [
		index("routes/admin/to-dashboard.ts"),
		page("dashboard", "dashboard.tsx"),
		...recordsWith("offers"),
		page("unterlagen", "records/uploads.ts"),
		page("unterlagen/:id", "records/document.ts"),
		page("uebersetzen", "records/translate.ts"),
		page("ansichten", "list-layout.ts"),
		page("viele-rueckgaengig/:id", "undo.ts"),
		page("konto", "account/account.tsx"),
		page("konto/identitaet", "account/identity.tsx"),
		page("konto/passwort", "account/account-password.tsx"),
		page("konto/e-mail", "account/account-email.tsx"),
		page("konto/zweiter-faktor", "account/second-factor.tsx"),
		page("konto/passkeys", "account/passkeys.tsx"),
		page("suche/treffer", "found.ts"),
		page("papierkorb", "records/trash.tsx"),
		page("papierkorb/:id", "records/trash-record.tsx"),
		layout("routes/admin/requests/layout.ts", [
			requestList("kontakt-anfragen"),
			page("suchauftraege", "requests/search-alerts.tsx"),
			requestPage("kontakt-anfrage/:id"),
			page("kontakt-anfrage/:id/foto/:photo", "requests/request-photo.ts"),
			requestPage("kontakt-anfrage/:id/:step"),
		]),
		layout("routes/admin/requests/applications-layout.ts", [
			requestList("bewerbungen"),
			requestPage("bewerbungen/:id"),
			page("bewerbungen/:id/lebenslauf", "requests/application-cv.ts"),
			requestPage("bewerbungen/:id/:step"),
		]),
		layout("routes/admin/admin-only/layout.ts", [
			page("verlauf", "admin-only/audit-log.tsx"),
			page("sicherheit", "admin-only/to-sign-ins.ts"),
			page("postausgang", "admin-only/outbox.tsx"),
			page("benutzer", "admin-only/users.tsx"),
			page("benutzer/:id", "admin-only/user.tsx"),
			page("benutzer-hinzufuegen", "admin-only/user-add.tsx"),
			...recordsWith("content"),
			requestPage("kontakt-anfrage/:id/loeschen"),
			requestPage("bewerbungen/:id/loeschen"),
			requestExport("kontakt-anfragen/export"),
			requestExport("bewerbungen/export"),
			page("einstellungen", "admin-only/settings.tsx"),
			page("einstellungen/hersteller", "admin-only/makes.tsx"),
			page("einstellungen/aufbewahrung", "admin-only/retention.tsx"),
			page("einstellungen/buerozeiten", "admin-only/office-hours.tsx"),
			page("einstellungen/suchwoerter", "admin-only/synonyms.tsx"),
			page("einstellungen/textbausteine", "admin-only/text-blocks.tsx"),
			page("zustand", "admin-only/condition.tsx"),
		]),
		route("*", "routes/admin/not-found.ts"),
	]),
];

export default [
	...prefix("admin", admin),
	route("media/*", "routes/resources/media.ts"),
	route("inzahlungnahme/foto", "routes/resources/trade-in-photo.ts"),
	route("sitemap.xml", "routes/resources/sitemap.ts"),
	route("robots.txt", "routes/resources/robots.ts"),
	...languages.flatMap((language) => (isTranslation(language) ? prefix(language, site(language)) : site(language))),
] satisfies RouteConfig;
