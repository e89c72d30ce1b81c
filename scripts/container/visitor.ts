import sharp from "sharp";

/** The site's own address, as the compose files say it. */
export const publicUrl = "https://www.example.com";
/** What the proxy says of each request. */
const proxied = { "X-Forwarded-For": "203.0.113.7", "X-Forwarded-Proto": "https" };

/** A page as a visitor gets it; @throws Error when its status is not 200 */
export async function page(address: string, cookie = ""): Promise<string> {
	const answer = await fetch(address, { headers: { ...proxied, Cookie: cookie }, redirect: "manual" });
	if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
	return answer.text();
}

/**
 * Fetches one picture that the page at `address` names in each format, and looks whether it is one of the size that was
 * asked for.
 */
export async function seePictures(address: string): Promise<void> {
	const named = [...(await page(address)).matchAll(/\/media\/[^"\s]+format=(avif|webp)/g)].map(([found, format]) => ({
		format,
		path: found.replaceAll("&amp;", "&"),
	}));
	for (const format of ["avif", "webp"]) {
		const path = named.find((one) => one.format === format)?.path;
		if (!path) throw new Error(`${address} names no picture as ${format}`);
		const answer = await fetch(new URL(path, address), { headers: proxied });
		if (answer.headers.get("Content-Type") !== `image/${format}`)
			throw new Error(`${path} answered ${answer.status} ${answer.headers.get("Content-Type")}`);
		const { width } = await sharp(await answer.arrayBuffer()).metadata();
		if (width !== Number(new URL(path, address).searchParams.get("w"))) throw new Error(`${path} is ${width} wide`);
	}
}

/** Signs in with the form and gives the session's cookie. */
export async function signIn(site: string, email: string, password: string): Promise<string> {
	const form = {
		method: "POST",
		redirect: "manual",
		headers: { ...proxied, Origin: publicUrl },
		body: new URLSearchParams({ email, password }),
	} as const;
	const answer = await fetch(`${site}/admin/login`, form);
	const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
	if (answer.status !== 302 || cookies.length === 0) throw new Error(`The sign-in answered ${answer.status}`);
	return cookies.join("; ");
}
