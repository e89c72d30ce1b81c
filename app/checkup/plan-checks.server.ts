import { collections } from "../collections/collections.ts";
import { textsIn } from "../i18n/texts.server.ts";
import { latePlans } from "../records/states/plans.server.ts";
import type { CheckupRequest } from "./checkup-request.ts";
import type { Finding } from "./finding.ts";

/** More names would not fit the line. */
const NAMES_SHOWN = 3;

/** Plans that were refused, or that nobody has carried out. */
export async function plans({ language }: CheckupRequest): Promise<Finding> {
	const late = (await Promise.all(Object.values(collections).map(latePlans))).flat();
	const [first] = late;
	if (!first) return { state: "good", words: "plansGood" };
	const quoted = (name: string) => textsIn(language).of("zustand")("planName", { name });
	const names = late.slice(0, NAMES_SHOWN).map(({ name }) => quoted(name));
	return {
		state: "bad",
		words: late.some(({ refused }) => refused) ? "plansRefused" : "plansLate",
		todo: late.some(({ refused }) => refused) ? "plansRefusedTodo" : "plansLateTodo",
		to: collections[first.kind].office.edit + first.id,
		values: { names: names.join(", ") + (late.length > NAMES_SHOWN ? " …" : "") },
	};
}
