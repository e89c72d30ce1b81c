import { describe, expect, test } from "vitest";
import { networkOf, withoutPort } from "./address.ts";

describe("the network of a client", () => {
	test("is an IPv4 address itself, however it is written", () => {
		expect(networkOf("203.0.113.7")).toBe("203.0.113.7");
		expect(networkOf("::ffff:203.0.113.7")).toBe("203.0.113.7");
		expect(networkOf("::FFFF:203.0.113.7")).toBe("203.0.113.7");
	});

	test("is one /64 for IPv6, whatever the rest of the address and its spelling", () => {
		const same = [
			"2001:db8:1:2::1",
			"2001:db8:1:2:ffff:ffff:ffff:ffff",
			"2001:0DB8:0001:0002:a::",
			"2001:db8:1:2:0:0:0:1",
			"2001:db8:1:2::1%eth0",
		];
		expect(new Set(same.map(networkOf))).toEqual(new Set(["2001:db8:1:2::/64"]));
		expect(networkOf("2001:db8:1:3::1")).not.toBe(networkOf("2001:db8:1:2::1"));
	});

	test("is complete even where zeros are left out", () => {
		expect(networkOf("::1")).toBe("0:0:0:0::/64");
		expect(networkOf("2001:db8::1")).toBe("2001:db8:0:0::/64");
		expect(networkOf("fe80::1:2:3:4")).toBe("fe80:0:0:0::/64");
	});
});

test("a port and brackets that a proxy adds are no part of an address", () => {
	for (const [written, address] of [
		["1.2.3.4:5555", "1.2.3.4"],
		["[2001:db8::1]:5555", "2001:db8::1"],
		["[2001:db8::1]", "2001:db8::1"],
		["[::ffff:1.2.3.4]:80", "::ffff:1.2.3.4"],
		["1.2.3.4", "1.2.3.4"],
		["2001:db8::1", "2001:db8::1"],
		["", ""],
	] as const)
		expect(withoutPort(written)).toBe(address);
});
