import { expect, test } from "vitest";
import { sentForm } from "./sent-form.server.ts";

const sent = (fields: Record<string, string>) =>
	sentForm(new Request("http://localhost/kontakt", { method: "POST", body: new URLSearchParams(fields) }));

test.each([
	["info@xn--mller-kva.example", "info@müller.example"],
	["Erika <mailto:erika@XN--strae-oqa.example>", "Erika <mailto:erika@straße.example>"],
	["info@xn--n3h.example", "info@xn--n3h.example"],
	["info@xn--.example", "info@xn--.example"],
	["Erika@Example.com", "Erika@Example.com"],
])("a form with the mail address %j is read with %j", async (email, written) => {
	const form = await sent({ email, message: email });
	expect([form.get("email"), form.get("message")]).toEqual([written, email]);
});
