import { describe, expect, test } from "vitest";
import { canonicalMake, makesWith } from "./makes.server.ts";

describe("a make", () => {
	test.each([
		["CAT", "Caterpillar"],
		["Cat.", "Caterpillar"],
		["Caterpillar GmbH", "Caterpillar"],
		["caterpillar 320 GC", "Caterpillar"],
		["LIEBHER", "Liebherr"],
		["J.C.B.", "JCB"],
		["Schaeffer", "Schäffer"],
		["SCHÄFFER", "Schäffer"],
		["RUBBLE MASTER HMH GmbH", "Rubble Master"],
		["Wacker", "Wacker Neuson"],
		["Zeppelin Baumaschinen GmbH", "Zeppelin"],
	])("written %s is known as %s", (typed, name) => {
		expect(canonicalMake(typed)).toBe(name);
	});

	test("is taken by its whole spelling before a beginning, and by its longest beginning", () => {
		expect(canonicalMake("Atlas Weyhausen")).toBe("Weyhausen");
		expect(canonicalMake("Atlas Copco Powercrusher PC 1")).toBe("Powercrusher");
		expect(canonicalMake("Terex Finlay J-1175")).toBe("Finlay");
		expect(canonicalMake("Terex TC 20")).toBe("Terex");
	});

	test("of three letters or fewer has to be equal", () => {
		expect(canonicalMake("IR")).toBe("Ingersoll Rand");
		expect(canonicalMake("IR 100")).toBeNull();
		expect(canonicalMake("Catania Macchine")).toBeNull();
	});

	test("is not taken for another that only begins like it", () => {
		expect(canonicalMake("Bellmann")).toBeNull();
		expect(canonicalMake("Casework Ltd")).toBeNull();
	});

	test("that nobody knows, or that is empty, has no known name", () => {
		for (const typed of ["Lodmark", "", "   ", "GmbH", "🚜"]) expect(canonicalMake(typed)).toBeNull();
	});

	test("may be added by the dealer, before the known ones", () => {
		const own = [{ name: "Lodmark", spellings: ["Lod-Mark", "LM", "Ladmark"] }];
		expect(canonicalMake("lod mark", own)).toBe("Lodmark");
		expect(canonicalMake("Ladmark RL 280", own)).toBe("Lodmark");
		expect(canonicalMake("LM", own)).toBe("Lodmark");
		expect(canonicalMake("LM")).toBe("Ljungby");
	});

	test("that was renamed or bought is found together with its new name, and keeps its own", () => {
		expect(canonicalMake("Doosan Infracore")).toBe("Doosan");
		expect(makesWith("Doosan")).toEqual(["Develon", "Doosan", "Daewoo"]);
		expect(makesWith("Develon")).toEqual(["Develon", "Doosan", "Daewoo"]);
		for (const name of ["Kubota", "constructor", "__proto__"]) expect(makesWith(name)).toEqual([name]);
	});
});
