import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Crossing, readWalls, wallFolders } from "../../scripts/walls.ts";
import { sources } from "./sources.ts";

const walls = (await import(resolve(".dependency-cruiser.mjs"))) as {
	layers: string[][];
	default: { forbidden: { name: string }[] };
};
const { layers } = walls;

type Plant = { file: string; text: string; beside?: Record<string, string> };

/** For each rule a file that breaks it. Each stands alone, so that one rule catching it says nothing of another. */
const plants: Record<string, Plant> = {
	"no-circles": {
		file: "app/machines/planted-circle.ts",
		text: 'import "./planted-way-back.ts";',
		beside: { "app/machines/planted-way-back.ts": 'import type {} from "./planted-circle.ts";' },
	},
	"no-orphans": { file: "app/machines/planted-orphan.ts", text: "export const alone = 1;" },
	"imports-lead-somewhere": { file: "app/machines/planted-nowhere.ts", text: 'import "#app/offers/not-there.ts";' },
	"what-runs-is-a-dependency": { file: "server/planted-development.ts", text: 'import "vitest";' },
	"routes-are-entered-only-by-a-request": { file: "app/routes/site/planted-entry.tsx", text: 'import "./home.tsx";' },
	"migrations-stand-alone": {
		file: "database/migrations/999-planted.ts",
		text: 'import "#app/foundation/database/folding.ts";',
	},
	"app-knows-no-server": { file: "app/site/planted-server.server.ts", text: 'import "#server/paths.ts";' },
	"nothing-needs-tools": {
		file: "tests/planted-tool.ts",
		text: 'import "../tools/planted-tool.ts";',
		beside: { "tools/planted-tool.ts": "export {};" },
	},
	"server-draws-nothing": { file: "server/planted-page.ts", text: 'import "../app/foundation/ui/button.tsx";' },
	"only-servers-touch-the-database": {
		file: "app/machines/planted-reader.tsx",
		text: 'import { isId } from "../foundation/database/identity.ts"; isId("");',
	},
	"only-routes-and-servers-import-servers": {
		file: "app/machines/planted-drawing.tsx",
		text: 'import { addOffer } from "./offer-service.server.ts"; addOffer;',
	},
	"rules-do-not-draw": { file: "app/machines/planted-rule.ts", text: 'import { useState } from "react"; useState;' },
	"queries-stay-in-servers": { file: "app/machines/planted-query.ts", text: 'import { sql } from "kysely"; sql``;' },
};

/** In each layer a file that knows a page. */
for (const [level, [room]] of layers.entries()) {
	const page = room === "routes" ? "#server/paths.ts" : "#app/routes/site/home.tsx";
	plants[`layer-${level + 1}`] = { file: `app/${room}/planted-layer.ts`, text: `import type {} from "${page}";` };
}

/** A file that knows another room of its own layer. */
const neighbour: Plant = { file: "app/news/planted-neighbour.ts", text: 'import type {} from "../machines/offer.ts";' };

/** A copy of the sources, so that a run that is killed leaves nothing in the tree. */
let copy = "";
let crossings: Crossing[] = [];
let modules: string[] = [];

beforeAll(() => {
	copy = mkdtempSync(join(tmpdir(), "site-walls-"));
	for (const path of [...sources(wallFolders), "package.json", ".dependency-cruiser.mjs"]) {
		cpSync(path, join(copy, path), { recursive: true });
	}
	symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
	for (const { file, text, beside } of [...Object.values(plants), neighbour]) {
		for (const [path, words] of Object.entries({ [file]: text, ...beside })) {
			mkdirSync(dirname(join(copy, path)), { recursive: true });
			writeFileSync(join(copy, path), `${words}\n`);
		}
	}
	({ modules, crossings } = readWalls(copy));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe("the walls", () => {
	test("are seen by the check in every source file there is", () => {
		const seen = new Set(modules);
		const read = sources(wallFolders).filter((path) => !path.endsWith(".test.ts"));
		expect([...read, neighbour.file].filter((path) => !seen.has(path))).toEqual([]);
	});

	test("are each tried below", () => {
		expect(Object.keys(plants).sort()).toEqual(walls.default.forbidden.map(({ name }) => name).sort());
	});

	test.each(Object.entries(plants))("%s is caught when broken", (rule, { file }) => {
		expect(crossings.filter((crossing) => crossing.rule === rule && crossing.from === file)).not.toEqual([]);
	});

	test("part the rooms of a layer", () => {
		expect(crossings.filter(({ from }) => from === neighbour.file).map(({ rule }) => rule)).toContain(
			`layer-${layers.findIndex((rooms) => rooms.includes("news")) + 1}`,
		);
	});

	test("name every room", () => {
		const known = layers.flat();
		const free = /^app\/(routes|root|entry\.\w+)\.tsx?$/;
		expect(
			sources(["app"]).filter((path) => !free.test(path) && !known.some((room) => path.startsWith(`app/${room}/`))),
		).toEqual([]);
	});

	test("let a type through where it is only a type", () => {
		expect(crossings.filter(({ from }) => from === "app/machines/editor/offer-pictures.tsx")).toEqual([]);
	});
});
