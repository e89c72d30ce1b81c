import { vi } from "vitest";

/** Does something as if so many milliseconds had passed. */
export async function later<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
	vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + milliseconds });
	try {
		return await work();
	} finally {
		vi.useRealTimers();
	}
}
