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

/** One of several addresses of a file, each of which needs an id of its own. */
const shared = (path: string, file: string) => route(path, `routes/admin/${file}`, { id: `admin/${path}` });
const requestList = (path: string) => shared(path, "requests/contact-requests.tsx");
const requestExport = (path: string) => shared(path, "admin-only/contact-export.ts");
/**
 * A request's page and its steps. These share the page's code: if the code of another route can't be loaded, the router
 * loads the page again, and what is typed there is lost.
 */
const requestPage = (path: string) => shared(path, "requests/contact-request.tsx");

/** The office's pages, with the same addresses in both languages. */
const admin = [
	layout("routes/admin/sign-in/sign-in-layout.tsx", [
		route("login", "routes/admin/sign-in/login.tsx"),
		route("login-code", "routes/admin/sign-in/login-code.tsx"),
		route("passwort-vergessen", "routes/admin/sign-in/password-forgotten.tsx"),
		route("passwort-neu", "routes/admin/sign-in/password-new.tsx"),
		route("bestaetigen", "routes/admin/sign-in/confirm.tsx"),
	]),
	route("passkey-anfrage", "routes/admin/sign-in/passkey-question.ts"),
	route("logout", "routes/admin/sign-in/logout.ts"),
	route("sitzung", "routes/admin/sign-in/session.ts"),
	route("sprache", "routes/admin/language.ts"),
	layout("routes/admin/layout.tsx", [
		index("routes/admin/to-dashboard.ts"),
		route("dashboard", "routes/admin/dashboard.tsx"),
		...recordsWith("offers"),
		route("unterlagen", "routes/admin/records/uploads.ts"),
		route("unterlagen/:id", "routes/admin/records/document.ts"),
		route("uebersetzen", "routes/admin/records/translate.ts"),
		route("ansichten", "routes/admin/list-layout.ts"),
		route("viele-rueckgaengig/:id", "routes/admin/undo.ts"),
		route("konto", "routes/admin/account/account.tsx"),
		route("konto/identitaet", "routes/admin/account/identity.tsx"),
		route("konto/passwort", "routes/admin/account/account-password.tsx"),
		route("konto/e-mail", "routes/admin/account/account-email.tsx"),
		route("konto/zweiter-faktor", "routes/admin/account/second-factor.tsx"),
		route("konto/passkeys", "routes/admin/account/passkeys.tsx"),
		route("suche/treffer", "routes/admin/found.ts"),
		route("papierkorb", "routes/admin/records/trash.tsx"),
		route("papierkorb/:id", "routes/admin/records/trash-record.tsx"),
		layout("routes/admin/requests/layout.ts", [
			requestList("kontakt-anfragen"),
			route("suchauftraege", "routes/admin/requests/search-alerts.tsx"),
			requestPage("kontakt-anfrage/:id"),
			route("kontakt-anfrage/:id/foto/:photo", "routes/admin/requests/request-photo.ts"),
			requestPage("kontakt-anfrage/:id/:step"),
		]),
		layout("routes/admin/requests/applications-layout.ts", [
			requestList("bewerbungen"),
			requestPage("bewerbungen/:id"),
			route("bewerbungen/:id/lebenslauf", "routes/admin/requests/application-cv.ts"),
			requestPage("bewerbungen/:id/:step"),
		]),
		layout("routes/admin/admin-only/layout.ts", [
			route("verlauf", "routes/admin/admin-only/audit-log.tsx"),
			route("sicherheit", "routes/admin/admin-only/to-sign-ins.ts"),
			route("postausgang", "routes/admin/admin-only/outbox.tsx"),
			route("benutzer", "routes/admin/admin-only/users.tsx"),
			route("benutzer/:id", "routes/admin/admin-only/user.tsx"),
			route("benutzer-hinzufuegen", "routes/admin/admin-only/user-add.tsx"),
			...recordsWith("content"),
			requestPage("kontakt-anfrage/:id/loeschen"),
			requestPage("bewerbungen/:id/loeschen"),
			requestExport("kontakt-anfragen/export"),
			requestExport("bewerbungen/export"),
			route("einstellungen", "routes/admin/admin-only/settings.tsx"),
			route("einstellungen/hersteller", "routes/admin/admin-only/makes.tsx"),
			route("einstellungen/aufbewahrung", "routes/admin/admin-only/retention.tsx"),
			route("einstellungen/buerozeiten", "routes/admin/admin-only/office-hours.tsx"),
			route("einstellungen/suchwoerter", "routes/admin/admin-only/synonyms.tsx"),
			route("einstellungen/textbausteine", "routes/admin/admin-only/text-blocks.tsx"),
			route("zustand", "routes/admin/admin-only/condition.tsx"),
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
