import { describe, expect, test } from "vitest";
import { callLink, replyLink } from "./reply-link.ts";

/** Reads a link as a mail client does (RFC 6068). */
function read(link: string) {
	const { protocol, pathname, search } = new URL(link);
	return {
		protocol,
		to: decodeURIComponent(pathname),
		fields: [...new URLSearchParams(search.replaceAll("+", "%2B"))],
	};
}

describe("the link for a reply", () => {
	test.each([
		["Anfrage: Bagger 50% & mehr", "Re: Anfrage: Bagger 50% & mehr"],
		["Größe? #7 + ß 🚜", "Re: Größe? #7 + ß 🚜"],
		["Re: schon beantwortet", "Re: schon beantwortet"],
		["AW: noch einmal", "AW: noch einmal"],
		["x\r\nBcc: victim@example.com", "Re: x Bcc: victim@example.com"],
		["x\u2028y\0z", "Re: x y z"],
		["x&bcc=victim@example.com&body=hi", "Re: x&bcc=victim@example.com&body=hi"],
		["half a pair \ud83d", "Re: half a pair \ufffd"],
	])("to a request with the subject %j has the subject %j and no other field", (subject, answered) => {
		expect(read(replyLink({ email: "erika@example.com", subject }))).toEqual({
			protocol: "mailto:",
			to: "erika@example.com",
			fields: [["subject", answered]],
		});
	});

	test.each(["a?bcc=victim@example.com", "a&b@example.com", "o'neill+x@example.com", "ä,b;c@example.com"])(
		"is sent to %j and nobody else",
		(email) => {
			const { to, fields } = read(replyLink({ email, subject: "x" }));
			expect([to, fields]).toEqual([email, [["subject", "Re: x"]]]);
			expect(replyLink({ email, subject: "x" })).not.toMatch(/["'<>\s,;]/);
		},
	);
});

test.each([
	["+49 35200 12345-0", "tel:+4935200123450"],
	["0171/123 45 67", "tel:01711234567"],
	["bitte nur mailen", null],
	["12", null],
	["+49 (0) 351 123456", "tel:+49351123456"],
	["0049(0)351/123456", "tel:0049351123456"],
	["(0351) 123456", "tel:0351123456"],
	["(0) 351 123456", "tel:0351123456"],
	["Tel. 0351 123456", "tel:0351123456"],
	["0351 123456 Durchwahl 12", null],
	["0351 123456, nach 17 Uhr", null],
])("a phone number %j has the link %j", (phone, link) => expect(callLink(phone)).toBe(link));
