import { newFolder, runToEnd, startServer } from "./processes.ts";
import { median, ms, type Table } from "./table.ts";
import { visit } from "./visits.ts";

const CROWD = 250;
const PASSWORD = "grober Kies am Hang";
const LIMIT_MILLISECONDS = 50;
const PAUSE_MILLISECONDS = 20;

/**
 * Everybody signs in at the same moment, with real password hashes and separate addresses, while visitors open pages.
 */
export async function signIns(): Promise<Table> {
	const settings = { DATA_DIR: newFolder(), TRUST_PROXY: "on", DEMO_CONTENT: "on" };
	await runToEnd("tools/bench/add-users.ts", { ...settings, USERS: String(CROWD), PASSWORD });
	const site = await startServer("server/start.ts", settings);
	const asked = { kept: "/angebot/kaufen", made: "/angebot/kaufen?q=bagger" };
	const quiet = { kept: await ask(site.address + asked.kept, once), made: await ask(site.address + asked.made, once) };
	let left = CROWD;
	const begun = performance.now();
	const crowd = Promise.all(Array.from({ length: CROWD }, (_, n) => signIn(site.address, n).finally(() => left--)));
	const [kept, made] = await Promise.all([
		ask(site.address + asked.kept, () => left > 0),
		ask(site.address + asked.made, () => left > 0),
	]);
	const statuses = await crowd;
	const taken = performance.now() - begun;
	await site.stop();
	return {
		title: `${CROWD} sign-ins at once`,
		note: `Answered ${statuses.filter((status) => status === 302).length} of ${CROWD} with the office, within ${ms(taken)} ms. Meanwhile visitors requested a cached page and one that is rendered each time, every ${PAUSE_MILLISECONDS} ms. Limit: ${LIMIT_MILLISECONDS} ms at the median.`,
		limit:
			"The password hashes, which are expensive by design: they wait for each other, and leave one processor to the pages.",
		columns: ["page", "median ms, quiet", "median ms, meanwhile", "slowest ms, meanwhile", "within the limit"],
		rows: (["kept", "made"] as const).map((which) => {
			const now = { kept, made }[which];
			return [
				asked[which],
				ms(median(quiet[which])),
				ms(median(now)),
				ms(Math.max(...now)),
				median(now) <= LIMIT_MILLISECONDS ? "yes" : "NO",
			];
		}),
	};
}

let rounds = 0;
const once = () => ++rounds % 30 !== 0;

/** Milliseconds of each answer, requested one after another until stopped. */
async function ask(address: string, goesOn: () => boolean): Promise<number[]> {
	const taken: number[] = [];
	do {
		taken.push((await visit(address, { "X-Forwarded-For": "198.18.200.1" })).milliseconds);
		await new Promise((later) => setTimeout(later, PAUSE_MILLISECONDS));
	} while (goesOn());
	return taken;
}

async function signIn(address: string, n: number): Promise<number> {
	const body = new URLSearchParams({ email: `user-${n}@example.com`, password: PASSWORD });
	const headers = { Origin: address, "X-Forwarded-For": `198.18.${n >> 6}.${n & 63}` };
	return (await fetch(`${address}/admin/login`, { method: "POST", redirect: "manual", body, headers })).status;
}
