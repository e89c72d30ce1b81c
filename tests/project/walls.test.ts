import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Crossing, readWalls, wallFolders } from "../../scripts/walls.ts";
import { sources } from "./sources.ts";

const ofOffers = 'import type {} from "../offers/offer.ts";';
/**
 * For each rule a file that breaks it, its text and what is planted beside it. Each stands alone, so that one rule
 * catching it says nothing of another.
 */
const plants: Record<string, [file: string, text: string, beside?: Record<string, string>]> = {
	"no-circles": [
		"app/offers/planted-circle.ts",
		'import "./planted-way-back.ts";',
		{ "app/offers/planted-way-back.ts": 'import type {} from "./planted-circle.ts";' },
	],
	"no-orphans": ["app/offers/planted-orphan.ts", "export const alone = 1;"],
	"imports-lead-somewhere": ["app/offers/planted-nowhere.ts", 'import "#app/offers/not-there.ts";'],
	"what-runs-is-a-dependency": ["server/planted-development.ts", 'import "vitest";'],
	"routes-are-entered-only-by-a-request": ["app/routes/site/planted-entry.tsx", 'import "./home.tsx";'],
	"peer-rooms-do-not-know-each-other": ["app/contact/planted-peer.ts", 'import "#app/offers/offer.ts";'],
	"office-hours-know-only-the-form": ["app/office-hours/planted-room.ts", ofOffers],
	"requests-know-only-the-form-and-the-hours": ["app/requests/planted-room.ts", ofOffers],
	"special-forms-know-only-requests": ["app/trade-in/planted-room.ts", ofOffers],
	"selection-knows-only-offers": ["app/selection/planted-peer.ts", 'import type {} from "../requests/request.ts";'],
	"search-alerts-know-no-machines": ["app/search-alerts/planted-room.ts", ofOffers],
	"records-know-no-collection": ["app/records/planted-room.ts", ofOffers],
	"only-routes-know-all-collections": [
		"app/office/planted-collections.ts",
		'import type {} from "../collections/collections.ts";',
	],
	"accounts-know-only-what-they-stand-on": ["app/accounts/planted-media.ts", 'import "../media/image-limits.ts";'],
	"audit-log-knows-only-office": ["app/audit-log/planted-room.ts", ofOffers],
	"base-rooms-know-no-other-room": ["app/media/planted-room.ts", ofOffers],
	"site-knows-only-the-watchlist": ["app/site/planted-room.ts", ofOffers],
	"outbox-knows-only-the-company": ["app/outbox/planted-room.ts", 'import type {} from "../site/theme.ts";'],
	"trash-knows-only-media-office-and-audit-log": ["app/trash/planted-room.ts", ofOffers],
	"backup-knows-only-media": ["app/backup/planted-room.ts", ofOffers],
	"only-routes-ask-the-checkup": ["app/office/planted-checkup.ts", 'import type {} from "../checkup/finding.ts";'],
	"only-routes-find": ["app/office/planted-find.ts", 'import type {} from "../find/found.ts";'],
	"translation-knows-only-rate-limit": ["app/translation/planted-room.ts", ofOffers],
	"only-few-rate-limit": ["app/offers/planted-limit.ts", 'import "../rate-limit/address.ts";'],
	"ui-knows-nobody": ["app/ui/planted-business.tsx", 'import "../i18n/texts.tsx";'],
	"i18n-knows-nobody": ["app/i18n/planted-business.tsx", 'import "../ui/button.tsx";'],
	"texts-know-only-texts": ["app/texts/planted-business.ts", ofOffers],
	"database-knows-no-room": ["app/database/planted-room.server.ts", 'import "../offers/offer.ts";'],
	"config-knows-nobody": ["app/config/planted.ts", ofOffers],
	"request-knows-no-room": ["app/request/planted.ts", ofOffers],
	"migrations-stand-alone": ["database/migrations/999-planted.ts", 'import "#app/database/folding.ts";'],
	"app-knows-no-server": ["app/site/planted-server.server.ts", 'import "#server/paths.ts";'],
	"nothing-needs-tools": [
		"tests/planted-tool.ts",
		'import "../tools/planted-tool.ts";',
		{ "tools/planted-tool.ts": "export {};" },
	],
	"server-draws-nothing": ["server/planted-page.ts", 'import "../app/ui/button.tsx";'],
	"only-servers-touch-the-database": [
		"app/offers/planted-reader.tsx",
		'import { isId } from "../database/identity.ts"; isId("");',
	],
	"only-routes-and-servers-import-servers": [
		"app/offers/planted-drawing.tsx",
		'import { addOffer } from "./offer-service.server.ts"; addOffer;',
	],
	"rules-do-not-draw": ["app/offers/planted-rule.ts", 'import { useState } from "react"; useState;'],
	"queries-stay-in-servers": ["app/offers/planted-query.ts", 'import { sql } from "kysely"; sql``;'],
};

/** A copy of the sources, so that a run that is killed leaves nothing in the tree. */
let copy = "";
let crossings: Crossing[] = [];
let modules: string[] = [];
const real = readWalls(".");

beforeAll(() => {
	copy = mkdtempSync(join(tmpdir(), "site-walls-"));
	for (const path of [...sources(wallFolders), "package.json", ".dependency-cruiser.mjs"]) {
		cpSync(path, join(copy, path), { recursive: true });
	}
	symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
	for (const [file, text, beside] of Object.values(plants)) {
		for (const [path, words] of Object.entries({ [file]: text, ...beside })) {
			mkdirSync(dirname(join(copy, path)), { recursive: true });
			writeFileSync(join(copy, path), `${words}\n`);
		}
	}
	({ modules, crossings } = readWalls(copy));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe("the walls", () => {
	test("stand: no file of ours crosses one", () => {
		expect(real.crossings).toEqual([]);
		expect(real.modules.length).toBeGreaterThan(50);
	});

	test("are seen by the check in every source file there is", () => {
		const seen = new Set(real.modules);
		const read = sources(wallFolders).filter(
			(path) => !/\.test\.ts$|^tests\/fixtures\/\w+\/(app|database)\//.test(path),
		);
		expect(read.filter((path) => !seen.has(path))).toEqual([]);
		expect(modules.length).toBeGreaterThan(seen.size);
	});

	test("are each tried below", async () => {
		const { default: walls } = (await import(resolve(".dependency-cruiser.mjs"))) as {
			default: { forbidden: { name: string }[] };
		};
		expect(Object.keys(plants).sort()).toEqual(walls.forbidden.map(({ name }) => name).sort());
	});

	test.each(Object.entries(plants))("%s is caught when broken", (rule, [file]) => {
		expect(crossings.filter((crossing) => crossing.rule === rule && crossing.from === file)).not.toEqual([]);
	});

	test("let a type through where it is only a type", () => {
		expect(crossings.filter(({ from }) => from === "app/offers/editor/offer-pictures.tsx")).toEqual([]);
	});
});
