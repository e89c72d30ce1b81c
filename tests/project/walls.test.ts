import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Crossing, readWalls, wallFolders } from "../../scripts/walls.ts";
import { sources } from "./sources.ts";

/** For each rule a file that breaks it. Each stands alone, so that one rule catching it says nothing of another. */
const plants: Record<string, { file: string; text: string; beside?: Record<string, string> }> = {
	"no-circles": {
		file: "app/offers/planted-circle.ts",
		text: 'import "./planted-way-back.ts";',
		beside: { "app/offers/planted-way-back.ts": 'import type {} from "./planted-circle.ts";' },
	},
	"no-orphans": { file: "app/offers/planted-orphan.ts", text: "export const alone = 1;" },
	"imports-lead-somewhere": { file: "app/offers/planted-nowhere.ts", text: 'import "#app/offers/not-there.ts";' },
	"what-runs-is-a-dependency": { file: "server/planted-development.ts", text: 'import "vitest";' },
	"routes-are-entered-only-by-a-request": { file: "app/routes/site/planted-entry.tsx", text: 'import "./home.tsx";' },
	"peer-rooms-do-not-know-each-other": { file: "app/contact/planted-peer.ts", text: 'import "#app/offers/offer.ts";' },
	"office-hours-know-only-the-form": {
		file: "app/office-hours/planted-room.ts",
		text: 'import type {} from "../offers/offer.ts";',
	},
	"requests-know-only-the-form-and-the-hours": {
		file: "app/requests/planted-room.ts",
		text: 'import type {} from "../offers/offer.ts";',
	},
	"special-forms-know-only-requests": {
		file: "app/trade-in/planted-room.ts",
		text: 'import type {} from "../offers/offer.ts";',
	},
	"selection-knows-only-offers": {
		file: "app/selection/planted-peer.ts",
		text: 'import type {} from "../requests/request.ts";',
	},
	"search-alerts-know-no-machines": {
		file: "app/search-alerts/planted-room.ts",
		text: 'import type {} from "../offers/offer.ts";',
	},
	"records-know-no-collection": {
		file: "app/records/planted-room.ts",
		text: 'import type {} from "../offers/offer.ts";',
	},
	"only-routes-know-all-collections": {
		file: "app/office/planted-collections.ts",
		text: 'import type {} from "../collections/collections.ts";',
	},
	"accounts-know-only-what-they-stand-on": {
		file: "app/accounts/planted-media.ts",
		text: 'import "../media/image-limits.ts";',
	},
	"audit-log-knows-only-office": {
		file: "app/audit-log/planted-room.ts",
		text: 'import type {} from "../offers/offer.ts";',
	},
	"base-rooms-know-no-other-room": {
		file: "app/media/planted-room.ts",
		text: 'import type {} from "../offers/offer.ts";',
	},
	"site-knows-only-the-watchlist": {
		file: "app/site/planted-room.ts",
		text: 'import type {} from "../offers/offer.ts";',
	},
	"outbox-knows-only-the-company": {
		file: "app/outbox/planted-room.ts",
		text: 'import type {} from "../site/theme.ts";',
	},
	"trash-knows-only-media-office-and-audit-log": {
		file: "app/trash/planted-room.ts",
		text: 'import type {} from "../offers/offer.ts";',
	},
	"backup-knows-only-media": { file: "app/backup/planted-room.ts", text: 'import type {} from "../offers/offer.ts";' },
	"only-routes-ask-the-checkup": {
		file: "app/office/planted-checkup.ts",
		text: 'import type {} from "../checkup/finding.ts";',
	},
	"only-routes-find": {
		file: "app/office/planted-find.ts",
		text: 'import type {} from "../find/found.ts";',
	},
	"translation-knows-only-rate-limit": {
		file: "app/translation/planted-room.ts",
		text: 'import type {} from "../offers/offer.ts";',
	},
	"only-few-rate-limit": { file: "app/offers/planted-limit.ts", text: 'import "../rate-limit/address.ts";' },
	"ui-knows-nobody": { file: "app/ui/planted-business.tsx", text: 'import "../i18n/texts.tsx";' },
	"i18n-knows-nobody": { file: "app/i18n/planted-business.tsx", text: 'import "../ui/button.tsx";' },
	"texts-know-only-texts": { file: "app/texts/planted-business.ts", text: 'import type {} from "../offers/offer.ts";' },
	"database-knows-no-room": { file: "app/database/planted-room.server.ts", text: 'import "../offers/offer.ts";' },
	"config-knows-nobody": { file: "app/config/planted.ts", text: 'import type {} from "../offers/offer.ts";' },
	"request-knows-no-room": { file: "app/request/planted.ts", text: 'import type {} from "../offers/offer.ts";' },
	"migrations-stand-alone": { file: "database/migrations/999-planted.ts", text: 'import "#app/database/folding.ts";' },
	"app-knows-no-server": { file: "app/site/planted-server.server.ts", text: 'import "#server/paths.ts";' },
	"nothing-needs-tools": {
		file: "tests/planted-tool.ts",
		text: 'import "../tools/planted-tool.ts";',
		beside: { "tools/planted-tool.ts": "export {};" },
	},
	"server-draws-nothing": { file: "server/planted-page.ts", text: 'import "../app/ui/button.tsx";' },
	"only-servers-touch-the-database": {
		file: "app/offers/planted-reader.tsx",
		text: 'import { isId } from "../database/identity.ts"; isId("");',
	},
	"only-routes-and-servers-import-servers": {
		file: "app/offers/planted-drawing.tsx",
		text: 'import { addOffer } from "./offer-service.server.ts"; addOffer;',
	},
	"rules-do-not-draw": { file: "app/offers/planted-rule.ts", text: 'import { useState } from "react"; useState;' },
	"queries-stay-in-servers": { file: "app/offers/planted-query.ts", text: 'import { sql } from "kysely"; sql``;' },
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
	for (const { file, text, beside } of Object.values(plants)) {
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

	test.each(Object.entries(plants))("%s is caught when broken", (rule, { file }) => {
		expect(crossings.filter((crossing) => crossing.rule === rule && crossing.from === file)).not.toEqual([]);
	});

	test("let a type through where it is only a type", () => {
		expect(crossings.filter(({ from }) => from === "app/offers/editor/offer-pictures.tsx")).toEqual([]);
	});
});
