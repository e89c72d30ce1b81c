import { describe, expect, test } from "vitest";
import { readContact } from "./contact-form.ts";

const values = {
	name: "Jürgen Groß",
	email: "jg@example.com",
	subject: "Anfrage",
	message: "Hallo",
	privacy_agreed: "true",
};

function read(changes: Record<string, string> = {}) {
	const form = new FormData();
	for (const [name, value] of Object.entries({ ...values, ...changes })) form.append(name, value);
	return readContact(form);
}
const valueOf = (changes: Record<string, string> = {}) => {
	const result = read(changes);
	if (!result.ok) throw new Error(JSON.stringify(result.errors));
	return result.value;
};
const errorsOf = (changes: Record<string, string>) => {
	const result = read(changes);
	return result.ok ? {} : result.errors;
};

describe("the contact form", () => {
	test("accepts umlauts, ß, emoji and other scripts unchanged", () => {
		const text = "Grüße von Ärzten: ß, 🚜👩‍🔧, Łódź, 東京, שלום";
		expect(valueOf({ name: text, message: text })).toMatchObject({ name: text, message: text, privacy_agreed: true });
	});

	test("accepts a name and a subject of at most 300 characters", () => {
		expect(valueOf({ name: "x".repeat(300), subject: "y".repeat(300) }).name).toHaveLength(300);
		expect(errorsOf({ name: "x".repeat(301), subject: "y".repeat(301) })).toEqual({
			name: "error.nameLong",
			subject: "error.subjectLong",
		});
	});

	test("accepts a message of at most 10,000 characters", () => {
		expect(valueOf({ message: "x".repeat(10_000) }).message).toHaveLength(10_000);
		expect(errorsOf({ message: "x".repeat(10_001) })).toEqual({ message: "error.messageLong" });
		// A browser's own limit counts a line break as one character, but two are sent.
		expect(valueOf({ message: "x\r\n".repeat(5000) }).message).toHaveLength(9999);
	});

	test("turns name, subject and phone into one line, so that no mail header can be added", () => {
		const forged = "Erika\r\nBcc: victim@example.com\u2028X: 1";
		expect(valueOf({ name: forged, subject: forged, phone: "1\r\n2" })).toMatchObject({
			name: "Erika Bcc: victim@example.com X: 1",
			subject: "Erika Bcc: victim@example.com X: 1",
			phone: "1 2",
		});
	});

	test("needs a telephone number in an emergency, whatever the page's language", () => {
		for (const subject of ["Dringende Serviceanfrage", "Urgent service enquiry"]) {
			for (const phone of [" ", "keine", "12"]) expect(errorsOf({ subject, phone })).toEqual({ phone: "error.phone" });
			expect(errorsOf({ subject, phone: "0351 123" })).toEqual({});
		}
	});

	test("keeps the line breaks of a message, all as \\n", () => {
		expect(valueOf({ message: "a\r\nb\rc\n\td" }).message).toBe("a\nb\nc\n\td");
	});

	test("refuses what is no e-mail address", () => {
		for (const email of ["a@evil x@victim.example", "a@b.example\r\nBcc: c@d.example", `${"a.".repeat(500_000)}@`])
			expect(errorsOf({ email })).toEqual({ email: "error.emailFormat" });
	});

	test("asks once about an address that looks mistyped", () => {
		for (const email of ["a@gmial.com", "a@GMX.dee", "a@firma.con", " a@hotmai.de", "a@gmail.co"]) {
			expect(errorsOf({ email, name: "" }), email).toEqual({ email: "error.emailTypo", name: "error.name" });
			expect(errorsOf({ email, email_asked: "true" }), email).toEqual({});
		}
		for (const email of ["a@gmail.com", "a@gmx.de", "a@firma.de", "a@firma.co", "a@firma.gmbh", "gmial.con@firma.com"])
			expect(errorsOf({ email }), email).toEqual({});
	});

	test("reports everything that is missing, with texts of its own", () => {
		expect(errorsOf({ name: "", email: "", subject: "", message: "", privacy_agreed: "" })).toEqual({
			name: "error.name",
			email: "error.email",
			subject: "error.subject",
			message: "error.message",
			privacy_agreed: "error.privacy",
		});
		expect(errorsOf({ privacy_agreed: "false" })).toEqual({ privacy_agreed: "error.privacy" });
	});

	test("leaves the phone out when it is blank", () => {
		expect(valueOf({ phone: "   " }).phone ?? null).toBeNull();
		expect(valueOf({}).phone ?? null).toBeNull();
		expect(errorsOf({ phone: "1".repeat(101) })).toEqual({ phone: "error.phoneLong" });
	});

	test("takes a postcode of any country as people write it, and nothing that is none", () => {
		for (const code of ["80331", "D-80331", "AT–5020", "SW1A 1AA", "110 00", " 2000-123 ", " "])
			expect(valueOf({ delivery_postcode: code }).delivery_postcode, code).toBe(code.trim());
		for (const code of ["80331 München", "1010 Wien", "82467 Garmisch-Partenkirchen", "Köln, 50667", "110 00 Praha"])
			expect(valueOf({ delivery_postcode: code }).delivery_postcode, code).toBe(code);
		for (const code of ["Wien", "8033", "0147 Dresden", "80331\u0007", "<b>80331</b>", "1".repeat(1_000_000)])
			expect(errorsOf({ delivery_postcode: code }), code.slice(0, 20)).toEqual({ delivery_postcode: "error.postcode" });
	});

	test("ignores unknown fields", () => {
		const value = valueOf({
			id: "1",
			bearbeitet: "true",
			processed_by_email: "x",
			ausgeblendet: "true",
			created_at: "2000",
		});
		expect(Object.keys(value).sort()).toEqual([
			"delivery_postcode",
			"email",
			"hire_from",
			"hire_until",
			"message",
			"name",
			"offer_id",
			"phone",
			"privacy_agreed",
			"subject",
		]);
	});
});
