import sharp from "sharp";

/** The site's own address, as in the compose files. */
export const publicUrl = "https://www.example.com";
/** The headers that the proxy adds to each request. */
const proxyHeaders = { "X-Forwarded-For": "203.0.113.7", "X-Forwarded-Proto": "https" };

/** Fetches a page as a visitor. @throws Error when its status is not 200 */
export async function page(address: string, cookie = ""): Promise<string> {
	const answer = await fetch(address, { headers: { ...proxyHeaders, Cookie: cookie }, redirect: "manual" });
	if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
	return answer.text();
}

/** Fetches one picture in each format from the page at `address`, and checks format and size. */
export async function checkPictures(address: string): Promise<void> {
	const pictures = [...(await page(address)).matchAll(/\/media\/[^"\s]+format=(avif|webp)/g)].map(
		([source, format]) => ({
			format,
			path: source.replaceAll("&amp;", "&"),
		}),
	);
	for (const format of ["avif", "webp"]) {
		const path = pictures.find((one) => one.format === format)?.path;
		if (!path) throw new Error(`${address} names no picture as ${format}`);
		const answer = await fetch(new URL(path, address), { headers: proxyHeaders });
		if (answer.headers.get("Content-Type") !== `image/${format}`)
			throw new Error(`${path} answered ${answer.status} ${answer.headers.get("Content-Type")}`);
		const { width } = await sharp(await answer.arrayBuffer()).metadata();
		if (width !== Number(new URL(path, address).searchParams.get("w"))) throw new Error(`${path} is ${width} wide`);
	}
}

/** Signs in with the form and returns the session cookie. */
export async function signIn(site: string, email: string, password: string): Promise<string> {
	const form = {
		method: "POST",
		redirect: "manual",
		headers: { ...proxyHeaders, Origin: publicUrl },
		body: new URLSearchParams({ email, password }),
	} as const;
	const answer = await fetch(`${site}/admin/login`, form);
	const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
	if (answer.status !== 302 || cookies.length === 0) throw new Error(`The sign-in answered ${answer.status}`);
	return cookies.join("; ");
}
