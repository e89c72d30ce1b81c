import { requestSteps } from "#app/requests/request.ts";
import { now } from "#app/foundation/database/client.server.ts";
import { newId } from "#app/foundation/database/identity.ts";
import { subscribe } from "../alerts.ts";
import { makeRequest } from "../make.ts";
import { setRow } from "../rows.ts";
import { type Form, type Row, row, send, undoAddress } from "./row.ts";

type RequestValues = Parameters<typeof makeRequest>[0];
const REQUEST = "/admin/kontakt-anfrage/";
const INBOX = "/admin/kontakt-anfragen";
const application = { kind: "application" } as const;
const work = (word: string, wrote: string[], form: Form): Row =>
	row(`${REQUEST}:id`, word, wrote, async () => ({
		to: REQUEST + (await makeRequest()),
		form: { intent: word, ...form },
	}));
const requestStep = (word: keyof typeof requestSteps, wrote: string, values: RequestValues = {}): Row =>
	row(`${REQUEST}:id/${word === "removed" ? "loeschen" : ":step"}`, word, [`request ${wrote}`], async () => ({
		to: `${REQUEST}${await makeRequest(values)}/${requestSteps[word]}`,
		form: {},
	}));
const manyRequests = (
	word: string,
	wrote: string,
	{ values = {}, list = "open" }: { values?: RequestValues; list?: string } = {},
): Row =>
	row(INBOX, word, [`request ${wrote}`], async () => ({
		to: list === "open" ? INBOX : `${INBOX}?ansicht=${list}`,
		form: { action: word, chosen: [`${await makeRequest(values)} 1`], confirmed: "yes" },
	}));
const ofApplication = (at: string, word: string, wrote: string, form: Form): Row =>
	row(`/admin/bewerbungen/:id${at}`, word, [`application ${wrote}`], async () => ({
		to: `/admin/bewerbungen/${await makeRequest(application)}${at.replace(":step", "bearbeitet")}`,
		form,
	}));
const hidden = { ausgeblendet: true };
const processed = { bearbeitet: true };
const suspicious = { suspicion: "trap" } as const;
export const requestRows: Row[] = [
	work("note", ["request noted"], { text: "Ruft zurück" }),
	work("note", ["request phoned", "request assigned"], { text: "Ruft zurück", kind: "phone" }),
	work("answer", ["request answered", "request assigned"], { subject: "Re: Bagger", answer_text: "Ja." }),
	work("note", ["request answeredOutside", "request assigned"], { text: "Preis genannt", kind: "mail" }),
	row(`${REQUEST}:id`, "assign", ["request assigned"], async (admin) => ({
		to: REQUEST + (await makeRequest()),
		form: { intent: "assign", colleague: admin.user.id },
	})),
	work("followUp", ["request followUpSet"], { day: "2099-01-01" }),
	row(`${REQUEST}:id`, "outcome", ["request outcomeSet"], async () => ({
		to: REQUEST + (await makeRequest(processed)),
		form: { intent: "outcome", outcome: "sold" },
	})),
	// Nothing new is said: the same mail is sent once more.
	row(`${REQUEST}:id`, "retry", [], async (admin) => {
		const [to, answer_id] = [REQUEST + (await makeRequest()), newId()];
		await send(admin, to, { intent: "answer", subject: "Re", answer_text: "Ja.", answer_id });
		await setRow("outbox", answer_id, { failed_at: now() });
		return { to, form: { intent: "retry", answer_id } };
	}),
	row(`${REQUEST}:id`, "takeBack", ["request undone"], async (admin) => {
		const [to, answer_id] = [REQUEST + (await makeRequest()), newId()];
		await send(admin, to, { intent: "answer", subject: "Re", answer_text: "Ja.", answer_id });
		return { to, form: { take_back: answer_id } };
	}),
	row(`${REQUEST}:id`, "offer", ["offer created"], async () => ({
		to: REQUEST + (await makeRequest({ source: '{"tradeIn":true}' })),
		form: { intent: "offer" },
	})),
	requestStep("processed", "processed"),
	requestStep("reopened", "reopened", processed),
	requestStep("hidden", "hidden"),
	requestStep("unhidden", "unhidden", hidden),
	requestStep("released", "notSpam", suspicious),
	requestStep("removed", "removed"),
	manyRequests("processed", "processed"),
	manyRequests("reopened", "reopened", { values: processed, list: "bearbeitet" }),
	manyRequests("hidden", "hidden"),
	manyRequests("unhidden", "unhidden", { values: hidden, list: "ausgeblendet" }),
	manyRequests("released", "notSpam", { values: suspicious, list: "verdaechtig" }),
	manyRequests("removed", "removed"),
	row("/admin/viele-rueckgaengig/:id", "request", ["request unhidden"], async (admin) => {
		await send(admin, `${REQUEST}${await makeRequest()}/${requestSteps.hidden}`, {});
		return { to: await undoAddress(admin, INBOX), form: { zurueck: INBOX } };
	}),
	row(`${INBOX}/export`, "", ["request exported"], async () => ({
		to: `${INBOX}/export`,
		form: { chosen: [`${await makeRequest()} 0`] },
	})),
	row("/admin/suchauftraege", "erase", ["searchAlert removed"], async () => {
		await subscribe("bauhof@example.com", "?category=bagger");
		return { to: "/admin/suchauftraege", form: { email: "bauhof@example.com", intent: "erase" } };
	}),
	ofApplication("/:step", "processed", "processed", {}),
	ofApplication("/loeschen", "removed", "removed", {}),
	ofApplication("", "note", "noted", { intent: "note", text: "Eingeladen" }),
	row("/admin/bewerbungen", "hidden", ["application hidden"], async () => ({
		to: "/admin/bewerbungen",
		form: { action: "hidden", chosen: [`${await makeRequest(application)} 1`] },
	})),
	row("/admin/bewerbungen/export", "", ["application exported"], async () => ({
		to: "/admin/bewerbungen/export",
		form: { chosen: [`${await makeRequest(application)} 0`] },
	})),
];
