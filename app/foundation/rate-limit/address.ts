/** Removes the port, and the brackets around IPv6, with which some proxies write a client's address. */
export function withoutPort(address: string): string {
	const [, inBrackets, ipv4] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address) ?? [];
	return inBrackets ?? ipv4 ?? address;
}

/** The part of a client's address that identifies one network: an IPv4 address, or the /64 of an IPv6 address. */
export function networkOf(address: string): string {
	const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
	if (!plain.includes(":")) return plain;
	const [head = "", tail = ""] = plain.split("::");
	const before = head ? head.split(":") : [];
	const after = tail ? tail.split(":") : [];
	const zeros = plain.includes("::") ? Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0") : [];
	return `${[...before, ...zeros, ...after]
		.slice(0, 4)
		.map((part) => part.toLowerCase().replace(/^0+(?=.)/, ""))
		.join(":")}::/64`;
}
