import type { Request, Response } from "express";
import { contentSecurityPolicy } from "../app/site/content-security-policy.server.ts";
import { de } from "../app/texts/public/de/every-page.ts";
import { en } from "../app/texts/public/en/every-page.ts";
import { languageOfPath, pathIn } from "../app/foundation/i18n/language.ts";

/** Answers without React Router: browsers get a short page, programs only the status. */
export function answerShortly(request: Request, response: Response, status: number): void {
	response.status(status).setHeader("Cache-Control", "no-store");
	if (!request.get("Accept")?.includes("text/html")) return void response.type("text/plain").send(`${status}\n`);
	const page = shortPage(request.url, status);
	response
		.set("Content-Security-Policy", contentSecurityPolicy(Buffer.from(page)))
		.type("html")
		.send(page);
}

/** A page without scripts, files or any part of the requested address. */
function shortPage(url: string, status: number): string {
	const language = languageOfPath(url.split("?", 1)[0]!);
	const { notFound, errors } = { de, en }[language];
	const kind = status >= 500 ? "failed" : status === 403 ? "forbidden" : "badRequest";
	const { title, text } = status === 404 ? notFound : { title: errors[`${kind}Title`], text: errors[`${kind}Text`] };
	return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title>
<style>:root{color-scheme:light dark}body{font:1.1rem/1.5 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1rem}h1{line-height:1.1}</style></head>
<body><p>${status}</p><h1>${title}</h1><p>${text}</p><p><a href="${pathIn(language, "/")}">${notFound.button}</a></p></body>
</html>
`;
}
