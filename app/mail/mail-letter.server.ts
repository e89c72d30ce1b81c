import type { Language } from "../foundation/i18n/language.ts";
import { textsIn } from "../foundation/i18n/texts.server.ts";
import { operator } from "../site/company.ts";
import type { Person } from "../office/frame/people.server.ts";
import { own } from "../foundation/i18n/text.ts";

/** The parts of a mail as plain text; line breaks in paragraphs and rows are kept. */
type Letter = {
	language: Language;
	title: string;
	paragraphs: string[];
	rows?: [label: string, value: string][];
	sections?: { title: string; items: Item[] }[];
	action?: { label: string; href: string };
	/** Why the recipient gets this mail; above the company's signature. */
	foot: string;
};

type Item = { label: string; detail?: string; href: string };

type PersonalLetter = { language: Language; text: string; sender: Person; quoted: { intro: string; text: string } };

/** An answer's last lines say goodbye. */
const CLOSING = /(?<!\p{L})(?:gr[üu](?:ß|ss)(?:en?)?|regards|sincerely|wishes)(?!\p{L}).{0,80}$/isu;

/** Renders a personal answer: the text, closed politely, the sender's and the company's signature, and the quoted request. */
export function renderPersonalLetter({ language, text: written, sender, quoted }: PersonalLetter) {
	const text = CLOSING.test(written) ? written : `${written}\n\n${textsIn(language).of("mailFrame")("closing")}`;
	const signed = [...[sender.name, sender.phone].filter((line) => line !== null), ...signature(language)].join("\n");
	const quote = quoted.text.split("\n").map((line) => `> ${line}`);
	return {
		text: `${[text, `-- \n${signed}`, [quoted.intro, ...quote].join("\n")].join("\n\n")}\n`,
		html: `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="font:16px/1.5 Arial,Helvetica,sans-serif">
<p>${escapeLines(text)}</p>
<p style="font-size:13px;color:#5b6167">${escapeLines(signed)}</p>
<p style="font-size:13px;color:#5b6167">${escapeHtml(quoted.intro)}</p>
<blockquote style="margin:0;padding-left:12px;border-left:3px solid #d9dadb;color:#5b6167">${escapeLines(quoted.text)}</blockquote>
</body>
</html>
`,
	};
}

/** Renders a mail as plain text and as HTML. All texts are escaped, and links are http(s) only. */
export function letter(pieces: Letter): { text: string; html: string } {
	return { text: plainPart(pieces), html: htmlPart(pieces) };
}

function plainPart({ language, title, paragraphs, rows = [], sections = [], action, foot }: Letter): string {
	const listed = rows.map(([label, value]) => `${label}:${value.includes("\n") ? "\n" : " "}${value}`).join("\n");
	const lists = sections.map((section) => [section.title, ...section.items.map(plainItem)].join("\n\n"));
	const link = action && `${action.label}:\n${requireWebAddress(action.href)}`;
	return `${[title, ...paragraphs, listed, ...lists, link, foot, `-- \n${signature(language).join("\n")}`].filter(Boolean).join("\n\n")}\n`;
}

function plainItem({ label, detail, href }: Item): string {
	return `${[label, detail].filter(Boolean).join(", ")}\n${requireWebAddress(href)}`;
}

function htmlItem({ label, detail, href }: Item): string {
	const link = `<a href="${escapeHtml(requireWebAddress(href))}" style="color:inherit;font-weight:bold">${escapeHtml(label)}</a>`;
	return `<li style="margin:0 0 8px">${link}${detail ? `<br>${escapeHtml(detail)}` : ""}</li>`;
}

/** Uses tables and inline styles, as mail clients support little more. The colours work in light and dark mode. */
function htmlPart({ language, title, paragraphs, rows = [], sections = [], action, foot }: Letter): string {
	const t = textsIn(language).of("mailFrame");
	const body = paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeLines(text)}</p>`).join("\n");
	const listed = rows.map(
		([label, value]) =>
			`<tr><th scope="row" style="padding:6px 16px 6px 0;text-align:left;vertical-align:top;font-weight:normal;color:#5b6167">${escapeHtml(label)}</th><td style="padding:6px 0;vertical-align:top;word-break:break-word">${escapeLines(value)}</td></tr>`,
	);
	const table =
		listed.length > 0 ? `<table style="border-collapse:collapse;margin:0 0 16px">${listed.join("\n")}</table>` : "";
	const lists = sections.map(
		(section) =>
			`<h2 style="margin:24px 0 8px;font-size:17px;line-height:1.4">${escapeHtml(section.title)}</h2>
<ul style="margin:0 0 16px;padding-left:20px">${section.items.map(htmlItem).join("\n")}</ul>`,
	);
	const href = action && escapeHtml(requireWebAddress(action.href));
	const button = action
		? `<p style="margin:24px 0 8px"><a href="${href}" style="display:inline-block;padding:12px 20px;background:#f5b100;color:#1c1f22;font-weight:bold;text-decoration:none;border-radius:4px">${escapeHtml(action.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#5b6167">${escapeHtml(t("orOpen"))}<br><a href="${href}" style="color:#5b6167;word-break:break-all">${href}</a></p>`
		: "";
	return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:0;background:#f1f1ef">
<div style="max-width:600px;margin:0 auto;padding:24px 16px;font:16px/1.5 Arial,Helvetica,sans-serif;color:#1c1f22">
<p style="margin:0;padding:16px 24px;background:#1c1f22;color:#ffffff;font-weight:bold;border-bottom:4px solid #f5b100">${escapeHtml(operator.name)}</p>
<div style="padding:24px;background:#ffffff">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(title)}</h1>
${body}
${table}
${lists.join("\n")}
${button}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #d9dadb;font-size:13px;color:#5b6167">${escapeLines(foot)}</p>
</div>
<p style="margin:16px 24px 0;font-size:13px;color:#5b6167">${escapeLines(signature(language).join("\n"))}</p>
</div>
</body>
</html>
`;
}

/** The details that a company must state in business letters (§ 35a GmbHG). */
export function signature(language: Language): string[] {
	const { legalName, street, postalCode, city, phone, email, register, managingDirectors } = operator;
	const directors = textsIn(language).of("mailFrame")("directors", { names: managingDirectors.join(", ") });
	return [
		legalName,
		`${street}, ${postalCode} ${city}`,
		`${phone} · ${email}`,
		`${register.court}, ${register.number} · ${directors}`,
	];
}

function escapeLines(text: string): string {
	return escapeHtml(text).replaceAll("\n", "<br>\n");
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

function escapeHtml(text: string): string {
	return text.replace(/[&<>"']/g, (character) => own(entities, character)!);
}

/** @throws for a link other than http(s), which would be a bug in a caller */
function requireWebAddress(href: string): string {
	if (!/^https?:\/\//.test(href)) throw new Error("a link in a mail must be a web address");
	return href;
}
