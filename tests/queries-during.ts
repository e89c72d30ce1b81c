import { subscribe, unsubscribe } from "node:diagnostics_channel";

/** The questions that this process asks the database while something is done. */
export async function queriesDuring(work: () => Promise<unknown>): Promise<string[]> {
	const asked: string[] = [];
	const listen = (query: unknown) => void asked.push(String(query));
	subscribe("site:query", listen);
	try {
		await work();
	} finally {
		unsubscribe("site:query", listen);
	}
	return asked;
}
