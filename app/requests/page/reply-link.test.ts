import { expect, test } from "vitest";
import { answerSubject, callLink, mailLink } from "./reply-link.ts";

test.each([
	["Anfrage: Bagger 50% & mehr", "Re: Anfrage: Bagger 50% & mehr"],
	["Re: schon beantwortet", "Re: schon beantwortet"],
	["AW: noch einmal", "AW: noch einmal"],
	["x\r\nBcc: victim@example.com", "Re: x Bcc: victim@example.com"],
	["x\u2028y\0z", "Re: x y z"],
])("the answer to a request with the subject %j has the subject %j, on one line", (subject, answered) =>
	expect(answerSubject(subject)).toBe(answered),
);

test.each(["a?bcc=victim@example.com", "a&b@example.com", "o'neill+x@example.com", "ä,b;c@example.com", "\ud83d@x.de"])(
	"a link to %j starts a mail to it and nobody else (RFC 6068)",
	(email) => {
		const { protocol, pathname, search } = new URL(mailLink(email));
		expect([protocol, decodeURIComponent(pathname), search]).toEqual(["mailto:", email.toWellFormed(), ""]);
		expect(mailLink(email)).not.toMatch(/["'<>\s,;]/);
	},
);

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
