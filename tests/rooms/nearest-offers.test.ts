import { beforeAll, describe, expect, test } from "vitest";
import { listFilters } from "#app/machines/list/known-filters.ts";
import { nearestOffers } from "#app/machines/search/nearest-offers.server.ts";
import { askedFilter } from "#app/machines/list/asked-filter.server.ts";
import { makeOffer } from "../make.ts";
import { useUser } from "../before.ts";

const nearest = async (search: string, type: "kauf" | "miete" = "kauf") =>
	(await nearestOffers(askedFilter(new URLSearchParams(search), type, listFilters), "de")).map(({ name }) => name);

const excavators = ["Felsmann W 14", "Felsmann E 20", "Lodmark E 18"];
const by = useUser();
beforeAll(async () => {
	const mini = { category: "bagger", subcategory: "bagger-minibagger" };
	const rental = { type: "miete", sale_price: "", daily_rate: "90" };
	await makeOffer({ name: "Lodmark E 18", ...mini, sale_price: "18000", operating_hours: "4000" }, { by });
	await makeOffer({ name: "Felsmann E 20", ...mini, sale_price: "25000", operating_hours: "900" }, { by });
	await makeOffer({ name: "Felsmann W 14", subcategory: "bagger-mobilbagger", sale_price: "90000" }, { by });
	await makeOffer({ name: "Lodmark Mietwalze", category: "walzen", subcategory: "", ...rental }, { by });
	for (let n = 1; n <= 8; n++)
		await makeOffer({ name: `Radlader ${n}`, category: "radlader", subcategory: "", condition: "neu" }, { by });
	await makeOffer({ name: "Fels DX 9", category: "dumper", subcategory: "", description: "Drehbare Mulde" }, { by });
});

describe("a list without hits comes nearest with", () => {
	test("what misses the limits by least, and other subcategories last", async () => {
		expect(await nearest("category=bagger&sub=bagger-minibagger&max=19000&hours_max=1000")).toEqual([
			"Felsmann E 20",
			"Lodmark E 18",
			"Felsmann W 14",
		]);
	});

	test("the other offer type, where that has what is looked for", async () => {
		expect((await nearest("q=walze"))[0]).toBe("Lodmark Mietwalze");
		expect((await nearest("q=roller hire"))[0]).toBe("Lodmark Mietwalze");
	});

	test("the nearest price, where the price is what excludes them", async () => {
		const cheap = await nearest("category=bagger&sub=bagger-minibagger&max=10000");
		expect(cheap).toEqual(["Lodmark E 18", "Felsmann E 20", "Felsmann W 14"]);
		const dear = await nearest("category=bagger&sub=bagger-minibagger&min=100000");
		expect(dear).toEqual(["Felsmann E 20", "Lodmark E 18", "Felsmann W 14"]);
	});

	test("no machine of another category, where the category has any", async () => {
		expect(await nearest("q=radlader 1&category=bagger")).toEqual(excavators);
	});

	test("a model of the same letters", async () => {
		for (const q of ["dx12lc", "DX-8"]) expect(await nearest(`q=${q}`), q).toEqual(["Fels DX 9"]);
	});

	test("what has most of the words", async () => {
		expect((await nearest("q=felsmann minibagger 9999")).slice(0, 2)).toEqual(["Felsmann E 20", "Lodmark E 18"]);
		expect(await nearest("q=felsmann zzzzz&category=bagger")).toEqual(excavators);
	});

	test("machines of the kind that a word names, and none whose description has another of the words", async () => {
		for (const q of ["radlader drehbare", "wheel loader drehbare", "hoflader drehbare"])
			expect((await nearest(`q=${q}`)).join(), q).toMatch(/^(Radlader \d,?){6}$/);
	});

	test("machines of the kind that a compound ends with", async () => {
		expect(await nearest("q=elektrominibagger")).toEqual(["Felsmann E 20", "Lodmark E 18"]);
		expect(await nearest("q=turmdrehkran")).toEqual([]);
	});

	test("machines of both kinds around an and", async () => {
		expect(await nearest("q=dumper und minibagger")).toEqual(["Fels DX 9", "Felsmann E 20", "Lodmark E 18"]);
	});

	test("six machines at most, and nothing for words that nothing has", async () => {
		expect(await nearest("category=radlader&condition=gebraucht")).toHaveLength(6);
		for (const q of ["zzzzz", "New Holland", "Komatsu PC 9"]) expect(await nearest(`q=${q}`), q).toEqual([]);
	});
});
