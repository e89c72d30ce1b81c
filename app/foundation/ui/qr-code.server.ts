import { encode } from "uqr";

/** An address as a QR code: its side in modules, and an SVG path of all dark modules. */
export function qrCode(address: string): { size: number; path: string } {
	const { size, data } = encode(address, { ecc: "M", border: 2 });
	const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
	return { size, path };
}
