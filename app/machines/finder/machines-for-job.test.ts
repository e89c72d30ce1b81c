import { describe, expect, test } from "vitest";
import { machinesFor } from "./machines-for-job.ts";
import { type Job, neededThroughput } from "./finder-job.ts";
import { judge } from "./judge.ts";
import type { DeclaredMachine } from "./declared-machine.ts";
import { oneStage } from "./stages.ts";

const nothing: DeclaredMachine = {
	id: "",
	kind: "jaw",
	feed_opening_width: null,
	feed_opening_height: null,
	max_feed_size: null,
	css_min: null,
	throughput_max: null,
	materials: null,
	width: null,
	mobility: null,
	magnet: false,
	isAvailable: true,
};
const jaw = {
	...nothing,
	id: "jaw",
	feed_opening_width: 1100,
	feed_opening_height: 700,
	throughput_max: 350,
	css_min: 40,
};
const impact = { ...nothing, id: "impact", kind: "impact" as const, max_feed_size: 750, throughput_max: 300 };
const cone = { ...nothing, id: "cone", kind: "cone" as const, max_feed_size: 180, throughput_max: 300, css_min: 10 };
const screen = { ...nothing, id: "screen", kind: "screen" as const, throughput_max: 400 };
const shredder = { ...nothing, id: "shredder", kind: "shredder" as const, throughput_max: 60, materials: "Altholz" };

const anyJob: Job = { material: "beton", need: 100, lump: null, target: null, width: null, mobility: null };
const job = (asked: Partial<Job>): Job => ({ ...anyJob, ...asked });

test("a shift of eight hours counts for six: 6,000 t in 10 days are 100 t/h", () => {
	expect(neededThroughput(6000, 10)).toBe(100);
});

const judged: [words: string, DeclaredMachine, Partial<Job>, verdict: string, key: string][] = [
	["80 % of the feed opening's depth is enough", jaw, { lump: 560 }, "fits", "lumpOpening"],
	[
		"the depth is the shorter side",
		{ ...jaw, feed_opening_width: 700, feed_opening_height: 1100 },
		{ lump: 600 },
		"nearly",
		"lumpNear",
	],
	["a magnet helps with reinforced concrete", { ...jaw, magnet: true }, {}, "fits", "magnet"],
	["a little more is nearly enough", jaw, { lump: 561 }, "nearly", "lumpNear"],
	["more than a tenth more is too large", jaw, { lump: 617 }, "no", "lumpTooLarge"],
	["a stated size counts before the opening", { ...jaw, max_feed_size: 620 }, { lump: 620 }, "fits", "lumpStated"],
	["without either, the office is asked", { ...jaw, feed_opening_height: null }, { lump: 300 }, "ask", "lumpUnknown"],
	[
		"a cone's opening says nothing of it",
		{ ...cone, max_feed_size: null, feed_opening_height: 200 },
		hard({ lump: 100 }),
		"ask",
		"lumpUnknown",
	],
	["a screen has no opening that decides", screen, { material: "boden", lump: 300 }, "fits", "lumpNotAsked"],
	["80 % of its t/h count in concrete", jaw, { need: 280 }, "fits", "throughput"],
	["three times the t/h is far larger than needed", jaw, { need: 93 }, "fits", "throughputAmple"],
	["less than that is not", jaw, { need: 94 }, "fits", "throughput"],
	["a tenth more t/h is nearly enough", jaw, { need: 300 }, "nearly", "throughputNear"],
	["more than that is too much", jaw, { need: 309 }, "no", "throughputTooSmall"],
	["without t/h, the office is asked", { ...jaw, throughput_max: null }, {}, "ask", "throughputUnknown"],
	["soft stone leaves all of its t/h", impact, { material: "naturstein-weich", need: 300 }, "fits", "throughput"],
	["asphalt sticks in a jaw", jaw, { material: "asphalt" }, "no", "kindWrong"],
	["asphalt goes to an impact crusher", impact, { material: "asphalt" }, "fits", "kind"],
	["hard stone wears an impact crusher out", impact, hard({}), "no", "kindWrong"],
	["soil goes to a screen", screen, { material: "boden" }, "fits", "kind"],
	["soil does not go to a crusher", impact, { material: "boden" }, "no", "kindWrong"],
	["a crusher of no stated type is asked about", { ...jaw, kind: "crusher" }, {}, "ask", "kindUnknown"],
	["but not for soil", { ...jaw, kind: "crusher" }, { material: "boden" }, "no", "kindWrong"],
	["wood goes to a shredder that takes it", shredder, { material: "holz", need: 50 }, "fits", "takes"],
	[
		"a shredder for tyres takes none",
		{ ...shredder, materials: "Reifen" },
		{ material: "holz", need: 50 },
		"no",
		"kindWrong",
	],
	[
		"one that states nothing is asked about",
		{ ...shredder, materials: null },
		{ material: "holz", need: 50 },
		"ask",
		"takesUnknown",
	],
	["a shredder that takes concrete crushes it", { ...shredder, materials: "Beton" }, { need: 40 }, "fits", "takes"],
	["a jaw makes it six times smaller", jaw, { lump: 480, target: 80 }, "fits", "reduction"],
	["nine times at most", jaw, { lump: 540, target: 60 }, "fits", "reductionHigh"],
	["and no more", jaw, { lump: 541, target: 60 }, "no", "reductionTooHigh"],
	["twenty times an impact crusher", impact, { lump: 740, target: 37 }, "fits", "reductionHigh"],
	["nothing gets smaller than a jaw's gap", jaw, { lump: 200, target: 39 }, "no", "gapTooWide"],
	["a gate is wide enough", { ...jaw, width: 2550 }, { width: 2550 }, "fits", "width"],
	["or too narrow", { ...jaw, width: 2600 }, { width: 2550 }, "no", "widthTooWide"],
	["or nobody knows", jaw, { width: 2550 }, "ask", "widthUnknown"],
	["it moves as wanted", { ...jaw, mobility: "raupe" }, { mobility: "raupe" }, "fits", "mobility"],
	["or otherwise", { ...jaw, mobility: "hakenlift" }, { mobility: "raupe" }, "no", "mobilityOther"],
	["or nobody knows how", jaw, { mobility: "raupe" }, "ask", "mobilityUnknown"],
];
test.for(judged)("a machine is judged by what its maker declares: %s", ([, machine, asked, verdict, key]) => {
	const told = judge(machine, job(asked), oneStage(job(asked)));
	expect([told.verdict, told.reasons.map((reason) => reason.key)]).toEqual([verdict, expect.arrayContaining([key])]);
});

function hard(asked: Partial<Job>): Partial<Job> {
	return { material: "naturstein-hart", ...asked };
}

const ids = (result: { fits: { id: string }[] }) => result.fits.map(({ id }) => id);

describe("a job", () => {
	const all = [jaw, impact, cone, screen, shredder];

	test("gets the smallest machine that is enough first, and one that can't be had last", () => {
		const small = { ...jaw, id: "small", throughput_max: 150 };
		const smallest = { ...jaw, id: "smallest", throughput_max: 140, isAvailable: false };
		expect(ids(machinesFor([jaw, smallest, small], job({})).alone)).toEqual(["small", "jaw", "smallest"]);
	});

	test("that one machine does needs no second", () => {
		const found = machinesFor(all, job({ lump: 540, target: 45 }));
		expect([ids(found.alone), found.inTwo]).toEqual([["impact"], null]);
	});

	test("that makes hard stone much smaller gets a jaw, and a cone behind it", () => {
		const { alone, inTwo } = machinesFor(all, job(hard({ lump: 540, target: 22 })));
		expect(ids(alone)).toEqual([]);
		expect(inTwo!.map(ids)).toEqual([["jaw"], ["cone"]]);
		expect(inTwo!.map(({ stage }) => [stage.feed, stage.product])).toEqual([
			[540, 90],
			[90, 22],
		]);
	});

	test("that makes concrete more than twenty times smaller gets a jaw, and an impact crusher behind it", () => {
		expect(machinesFor(all, job({ lump: 500, target: 20 })).inTwo!.map(ids)).toEqual([["jaw"], ["impact"]]);
		const alone = machinesFor([jaw], job({ need: 10, lump: 500, target: 45 }));
		expect(alone.inTwo?.map(ids), "also where the jaw is far larger than needed").toEqual([["jaw"], []]);
	});

	test("that only a machine with unknown figures could do alone is asked about, not split", () => {
		const silent = { ...impact, throughput_max: null };
		const unknownJaw = { ...jaw, throughput_max: null };
		const found = machinesFor([silent, unknownJaw], job({ lump: 540, target: 45 }));
		expect([found.inTwo, found.alone.ask.map(({ id }) => id)]).toEqual([null, ["impact"]]);
	});

	test("that two stages cannot do either is not told to take them", () => {
		expect(machinesFor(all, job(hard({ lump: 560, target: 2 }))).inTwo).toBeNull();
	});

	test("that fails for want of t/h is not told to take two stages", () => {
		const found = machinesFor(all, job({ need: 2000, lump: 500, target: 63 }));
		expect(found.inTwo).toBeNull();
		expect(
			found.alone.closest.map(({ id }) => id),
			"what misses it by least comes first",
		).toEqual(["jaw", "impact"]);
	});
});
