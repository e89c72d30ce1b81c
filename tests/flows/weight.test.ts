import { beforeAll, describe, expect, test } from "vitest";
import { signedInAs, signedOutAgain, useBuiltSite, type Visitor, visitor } from "../app.ts";
import { makeOffer, makeUser } from "../make.ts";

useBuiltSite();

/** A weight that nothing else on a page looks like: kilograms as kept, tonnes as shown in both languages. */
const WEIGHT = "27.431";
const traces = ["27431", "27.431", "27,431", "weight", "Gewicht", "detailWeight"];
let id: string;
let other: string;

beforeAll(async () => {
	const by = await makeUser();
	id = await makeOffer({ name: "Schwere Maschine", name_en: "Heavy machine", weight: WEIGHT }, { by });
	other = await makeOffer({ name: "Schwere Schwester", weight: WEIGHT }, { by });
});

async function everythingOf(reader: Visitor, path: string): Promise<string> {
	const [document, data] = [await reader.visit(path), await reader.pageData(path)];
	const headers = [...document.headers, ...data.headers].map(([name, value]) => `${name}: ${value}`).join("\n");
	return `${headers}\n${await document.text()}\n${await data.text()}`;
}

const paths = () => [
	"/",
	"/en",
	"/angebot/kaufen",
	"/angebot/kaufen?type=alle&sort=year-desc",
	"/angebot/kaufen?sort=weight",
	"/angebot/kaufen?weight=27431&min_weight=1",
	"/angebot/kaufen?weight_min=20&weight_max=30",
	"/en/angebot/kaufen",
	`/angebot/detail/${id}`,
	`/en/angebot/detail/${id}`,
	`/angebot/detail/${other}`,
	`/kontakt?offer=${id}`,
	`/angebot/kaufen?q=${WEIGHT}`,
	"/angebot/kaufen?q=27431",
];

describe("the weight of a machine", () => {
	test("is on no page, in no data and in no header that a visitor gets", async () => {
		for (const reader of [visitor(), await signedOutAgain("admin"), forger()]) {
			for (const path of paths()) {
				const asked = path.match(/[?&]\w*(?:q|weight)=([\d.]+)/)?.[1];
				const answered = await everythingOf(reader, path);
				const everything = asked ? answered.replaceAll(asked, "") : answered;
				for (const trace of traces) {
					if (path.includes(trace)) continue;
					expect(everything.includes(trace), `${trace} on ${path}`).toBe(false);
				}
			}
		}
	});

	test("is not given away by part of a page's data", async () => {
		for (const part of ["routes/site/offer-detail", "de/angebot/detail/:id", "de/layout", "root"]) {
			const address = `/angebot/detail/${id}.data?_routes=${encodeURIComponent(part)}`;
			const data = await (await visitor().visit(address)).text();
			for (const trace of traces) expect(data.includes(trace), `${trace} in ${part}`).toBe(false);
		}
	});

	test("can't be found out by searching or by the order of the list", async () => {
		const light = await makeOffer({ name: "Leichte Maschine", weight: "1" });
		// Read as a price, its weight finds what any other such price does.
		const listed = async (query: string) =>
			[...(await visitor().page(`/angebot/kaufen?${query}`)).matchAll(/href="\/angebot\/detail\/([\w-]+)"/g)].map(
				([, id]) => id,
			);
		for (const [q, other] of [
			["27431", "26100"],
			["27.431", "26.100"],
			["27,431", "29,900"],
		] as const)
			expect(await listed(`q=${q}`), q).toEqual(await listed(`q=${other}`));
		expect(await listed("sort=weight")).toEqual(await listed("sort=newest"));
		expect((await listed("sort=newest"))[0]).toBe(light);
	});

	test.each(["angebots_admin", "admin"] as const)(
		"is shown to staff (%s), in the manner of the language",
		async (role) => {
			const staff = await signedInAs(role);
			expect((await staff.page(`/angebot/detail/${id}`)).includes("27,431 t")).toBe(true);
			expect((await staff.page(`/en/angebot/detail/${id}`)).includes("27.431 t")).toBe(true);
			expect((await (await staff.pageData(`/angebot/detail/${id}`)).text()).includes("27,431 t")).toBe(true);
		},
	);
});

function forger(): Visitor {
	const somebody = visitor();
	somebody.cookies.set("session", "admin.c2lnbmF0dXJl");
	return somebody;
}
