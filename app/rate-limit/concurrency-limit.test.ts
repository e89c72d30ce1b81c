import { expect, test } from "vitest";
import { ConcurrencyLimit, type Share } from "./concurrency-limit.ts";

/** Work that goes on until `end` is called; `begun` is the names of what has begun, in order. */
function workOf(limit: ConcurrencyLimit) {
	const begun: string[] = [];
	const begin = async (name: string, share?: Share) => {
		let end = () => {};
		const done = limit.run(() => {
			begun.push(name);
			return new Promise<void>((resolve) => (end = resolve));
		}, share);
		await settled();
		return async () => {
			end();
			await done;
			await settled();
		};
	};
	return { begun, begin };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

test("of fifty tasks at most two run at once, in order, and one that fails does not hold up the others", async () => {
	const limit = new ConcurrencyLimit({ inAll: 2 });
	const started: number[] = [];
	let running = 0;
	let most = 0;
	const results = await Promise.allSettled(
		Array.from({ length: 50 }, (_, i) =>
			limit.run(async () => {
				started.push(i);
				most = Math.max(most, ++running);
				await new Promise((resolve) => setTimeout(resolve, i % 3));
				running--;
				if (i % 10 === 0) throw new Error("broken");
			}),
		),
	);
	expect(most).toBe(2);
	expect(started).toEqual(Array.from({ length: 50 }, (_, i) => i));
	expect(results.filter(({ status }) => status === "rejected")).toHaveLength(5);
});

test("what is too much, in all or of one key, is refused, and fits again once as much is given back", () => {
	const limit = new ConcurrencyLimit({ inAll: 256, perKey: 96 });
	const first = limit.take({ weight: 60, key: "a" })!;
	expect(limit.take({ weight: 37, key: "a" })).toBeNull();
	const second = limit.take({ weight: 36, key: "a" });
	expect(second).not.toBeNull();
	expect([limit.take({ weight: 96, key: "b" }), limit.take({ weight: 65, key: "c" })].map(Boolean)).toEqual([
		true,
		false,
	]);
	expect(limit.take({ weight: 64, key: "c" })).not.toBeNull();
	first();
	expect(limit.take({ weight: 61, key: "a" })).toBeNull();
	expect(limit.take({ weight: 60, key: "a" })).not.toBeNull();
});

test("what is given back twice counts once", () => {
	const limit = new ConcurrencyLimit({ inAll: 2 });
	const release = limit.take()!;
	limit.take();
	release();
	release();
	expect([limit.take(), limit.take()].map(Boolean)).toEqual([true, false]);
});

test("work of one key waits behind its own, and holds up no other", async () => {
	const { begun, begin } = workOf(new ConcurrencyLimit({ inAll: 2, perKey: 1 }));
	const end = await begin("visitor 1", { key: "visitors" });
	await begin("visitor 2", { key: "visitors" });
	await begin("visitor 3", { key: "visitors" });
	await begin("office", { key: "office" });
	expect(begun).toEqual(["visitor 1", "office"]);
	await end();
	expect(begun).toEqual(["visitor 1", "office", "visitor 2"]);
});

test("heavy work that waits for room is overtaken by nothing that is lighter", async () => {
	const limit = new ConcurrencyLimit({ inAll: 3 });
	const { begun, begin } = workOf(limit);
	const end = await begin("light", { weight: 1 });
	await begin("heavy", { weight: 3 });
	await begin("later", { weight: 1 });
	expect(begun).toEqual(["light"]);
	expect(limit.take()).toBeNull();
	await end();
	expect(begun).toEqual(["light", "heavy"]);
});

test("work that can never fit is refused at once", async () => {
	const limit = new ConcurrencyLimit({ inAll: 10, perKey: 5 });
	await expect(limit.run(async () => {}, { weight: 6, key: "a" })).rejects.toThrow(RangeError);
	expect(limit.take({ weight: 10 })).not.toBeNull();
});
