import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import type { Role } from "#app/accounts/role.ts";
import { built } from "./built.ts";
import { browserHeaders } from "./browser-headers.ts";
import { makeUser } from "./make.ts";

type Site = typeof import("#server/site.ts");

let server: Server;
let site: Site;
let address = "";

/** Runs the built site beside the test file, on the test's own database. Call it once at the top of a file. */
export function useBuiltSite(): void {
	beforeAll(async () => {
		site = (await import(/* @vite-ignore */ join(built, "server/index.js"))) as Site;
		server = createServer(site.createSite({ assets: null }));
		await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
		address = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
	});
	afterAll(async () => {
		server.closeAllConnections();
		await new Promise((closed) => server.close(closed));
		await site.closeSite();
	});
}

export type Visit = Omit<RequestInit, "headers"> & {
	form?: Record<string, string | Blob | (string | Blob)[]> | FormData;
	headers?: Record<string, string>;
	/** Says nothing of where it comes from, as programs do. */
	asProgram?: boolean;
};

/** What a proxy adds that ends TLS before the site; where a test's site trusts one, its requests come that way. */
function proxyHeaders(): Record<string, string> {
	return process.env.TRUST_PROXY === "on"
		? {
				"X-Forwarded-For": "198.51.100.7",
				"X-Forwarded-Proto": new URL(ownOrigin()).protocol.slice(0, -1),
				"X-Forwarded-Host": new URL(ownOrigin()).host,
			}
		: {};
}

/** Somebody with a browser: keeps cookies, sends its headers, follows no redirect by itself. */
export class Visitor {
	readonly cookies = new Map<string, string>();

	async visit(
		path: string,
		{ form, headers = {}, asProgram = false, method = form ? "POST" : "GET", ...init }: Visit = {},
	): Promise<Response> {
		// A test that says itself where a request comes from says all of it.
		const saysWhence = Object.keys(headers).some((name) => /^(origin|referer|sec-fetch-site)$/i.test(name));
		const response = await fetch(address + path, {
			redirect: "manual",
			method,
			...(form && { body: form instanceof FormData ? form : encode(form) }),
			...init,
			headers: {
				Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
				...(!saysWhence && !asProgram && browserHeaders(ownOrigin(), path, method)),
				...proxyHeaders(),
				...headers,
			},
		});
		for (const cookie of response.headers.getSetCookie()) {
			const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
			if (value === "" || /max-age=0/i.test(cookie)) this.cookies.delete(name);
			else this.cookies.set(name, value);
		}
		return response;
	}

	/** The HTML of a page, or of the answer to a form; fails when the status is another. */
	async page(path: string, status = 200, visit: Visit = {}): Promise<string> {
		const response = await this.visit(path, visit);
		if (response.status !== status) throw new Error(`${path} answered ${response.status}, not ${status}`);
		return response.text();
	}

	/** What a client navigation to this page would receive. */
	async pageData(path: string): Promise<Response> {
		return this.visit(dataAddress(path));
	}
}

/** Where a page's script asks for the data of a page, or sends its form. */
export function dataAddress(path: string): string {
	const [, pathname = "", search = ""] = /^([^?]*)(.*)$/.exec(path)!;
	return `${pathname === "/" ? "/_" : pathname.replace(/\/$/, "")}.data${search}`;
}

/** Where a page or its data request leads to: the status, or "→ address" for a redirect of either kind. */
export async function outcome(response: Response): Promise<string> {
	const location = response.headers.get("Location");
	const text = await response.text();
	const target = location ?? (response.status === 202 ? /"redirect","([^"]*)"/.exec(text)?.[1] : undefined);
	return target === undefined ? String(response.status) : `→ ${target}`;
}

/** The site as its visitors know it, and as a browser's Origin header has it. */
export function ownOrigin(): string {
	return process.env.PUBLIC_URL ? new URL(process.env.PUBLIC_URL).origin : address;
}

/** Where the site listens: a proxy stands before it where PUBLIC_URL says another address. */
export function siteAddress(): string {
	return address;
}

export function visitor(): Visitor {
	return new Visitor();
}

/** A visitor who has signed in through the form. */
export type Staff = Visitor & { user: { id: string; email: string; password: string } };

const newStaff = (): Staff => Object.assign(new Visitor(), { user: { id: "", email: "", password: "" } });

async function enter(staff: Staff, role: Role): Promise<Staff> {
	staff.user = await makeUser(role);
	const { email, password } = staff.user;
	const response = await staff.visit("/admin/login", { form: { email, password } });
	if (response.status !== 302) throw new Error(`sign-in answered ${response.status}`);
	return staff;
}

export function signedInAs(role: Role): Promise<Staff> {
	return enter(newStaff(), role);
}

/** Somebody who signs in before the first test of a file. Call it behind `useBuiltSite`. */
export function useStaff(role: Role): Staff {
	const staff = newStaff();
	beforeAll(async () => void (await enter(staff, role)));
	return staff;
}

/** Somebody who still has the cookie of a session that has ended. */
export async function signedOutAgain(role: Role): Promise<Visitor> {
	const staff = await signedInAs(role);
	const kept = [...staff.cookies];
	await staff.visit("/admin/logout", { form: {} });
	for (const [name, value] of kept) staff.cookies.set(name, value);
	return staff;
}

/** Fields as a browser would send them: with a file in between as multipart, else url-encoded. */
function encode(form: Exclude<Visit["form"], FormData | undefined>): URLSearchParams | FormData {
	const pairs = Object.entries(form).flatMap(([name, value]) =>
		(Array.isArray(value) ? value : [value]).map((one) => [name, one] as const),
	);
	const body = pairs.some(([, value]) => value instanceof Blob) ? new FormData() : new URLSearchParams();
	for (const [name, value] of pairs) body.append(name, value as string);
	return body;
}
