/** A number that looks random and is the same in every run. */
export function scattered(n: number, salt: number): number {
	let mixed = Math.imul(n + 1, 0x9e3779b1) ^ Math.imul(salt, 0x85ebca6b);
	mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
	return (mixed ^ (mixed >>> 13)) >>> 0;
}
