import { expect, test } from "vitest";
import { visitorsRoom } from "./visitors-room.ts";

const MEGABYTE = 1024 * 1024;

test("one network may fill half of the room, whatever its forms are; all networks the whole of it", () => {
	const [first, second] = [visitorsRoom("192.0.2.1"), visitorsRoom("192.0.2.1")];
	expect([first.arrived(40 * MEGABYTE), second.arrived(25 * MEGABYTE), second.arrived(24 * MEGABYTE)]).toEqual([
		true,
		false,
		true,
	]);
	const [other, third] = [visitorsRoom("2001:db8::1"), visitorsRoom("198.51.100.1")];
	expect([other.arrived(64 * MEGABYTE), third.arrived(1)]).toEqual([true, false]);
	first.release();
	expect([third.arrived(1), second.arrived(40 * MEGABYTE), second.arrived(39 * MEGABYTE)]).toEqual([true, false, true]);
	for (const room of [second, other, third]) room.release();
});

test("what was released is released once", () => {
	const room = visitorsRoom("192.0.2.1");
	room.arrived(10 * MEGABYTE);
	room.release();
	room.release();
	expect([room.arrived(64 * MEGABYTE), room.arrived(1)]).toEqual([true, false]);
	room.release();
});
