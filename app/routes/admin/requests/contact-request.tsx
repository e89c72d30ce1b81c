import { localeOf } from "../../../foundation/i18n/language.ts";
import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { staffIn } from "../../../accounts/guard.server.ts";
import { may } from "../../../accounts/role.ts";
import { staffWith } from "../../../accounts/staff-with.server.ts";
import { appliedFor } from "../../../requests/applications/application-subject.server.ts";
import { subjectFor } from "../../../requests/default-subject.ts";
import { type RequestRead, requestToRead } from "../../../requests/page/request-detail.server.ts";
import { readRequestView } from "../../../requests/list/request-definition.server.ts";
import { requestAddress } from "../../../requests/list/request-list.ts";
import { NoRequest, RequestPage } from "../../../requests/page/request-page.tsx";
import { carryOut, type RequestToAnswer } from "../../../requests/page/request-work.server.ts";
import { type Intent, intents, type WorkAnswer } from "../../../requests/page/request-work.ts";
import { filledBlocks } from "../../../requests/hours/text-blocks.server.ts";
import { useLanguage, useTexts } from "../../../foundation/i18n/texts.tsx";
import { offerQuote } from "../../../machines/offers.server.ts";
import { machinePapers } from "../../../machines/sheet/data-sheet.server.ts";
import { config } from "../../../foundation/config/config.server.ts";
import { requestContext } from "../../../foundation/request/request-context.server.ts";
import { redirectWithFlash } from "../../../site/flash.server.ts";
import { PageMeta } from "../../../site/page-meta.tsx";
import { type RequestStep, requestSteps } from "../../../requests/request.ts";
import { offerFromTradeIn } from "../../../back-office/trade-in-offer.server.ts";
import { TRASH } from "../../../content/trash/trash-rules.ts";
import type { Actor } from "../../../log/audit.ts";
import { answerStep } from "../../../back-office/take-step.server.ts";
import { kindAt, requestRights } from "../../../requests/request-kind.ts";
import { isThere } from "../../../requests/request-kind.server.ts";
import { refuseReading, sentForm } from "../../../foundation/request/sent-form.server.ts";
import type { Route } from "./+types/contact-request";

export async function loader({ params, url, context }: Route.LoaderArgs) {
	if (stepIn(url)) refuseReading();
	const view = readRequestView(url);
	try {
		const reader = staffIn(context);
		const read = await requestToRead(view.kind, params.id, reader.id);
		if (!read) return data({ read: null, desk: null, view, code: null }, { status: 404 });
		const desk = {
			me: reader.id,
			mayRemove: may(reader.role, "administration"),
			colleagues: (await staffWith(requestRights[view.kind])).map(({ id, email }) => ({ id, email })),
			blocks: await filledBlocks(read.request.language, await placeholderValues(read.request)),
			hasMailServer: config().mailServer !== null,
			papers: (await machinePapers(read.request)).map(({ name }) => name),
		};
		return data({ read, desk, view, code: null });
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "a contact request could not be read");
		return data({ read: null, desk: null, view, code: 503 }, { status: 503 });
	}
}

/** The step that the address names; undefined for the request's own page. @throws 404 for an unknown one */
function stepIn({ pathname }: URL): RequestStep | undefined {
	const word = pathname.split("/")[4];
	const step = (Object.keys(requestSteps) as RequestStep[]).find((one) => requestSteps[one] === word);
	if (word && !step) throw data(null, { status: 404 });
	return step;
}

async function placeholderValues({ kind, name, language, subject, machines }: RequestToAnswer) {
	const quotes = await Promise.all(machines.map(({ id }) => offerQuote(id, language)));
	const prices = quotes.map((quote, at) => quote?.price && `${machines[at]!.name}: ${quote.price}`);
	const oneLineEach = (words: (string | null | undefined)[]) =>
		words.length > 0 && words.every(Boolean) ? words.join("\n") : null;
	return {
		name,
		machine: new Intl.ListFormat(localeOf(language)).format(machines.map((machine) => machine.name)) || null,
		price: oneLineEach(prices),
		link: oneLineEach(quotes.map((quote) => quote?.link)),
		application: kind === "application" ? appliedFor(subject) : null,
	};
}

/** Takes the step that the address names, or carries out what one of the page's forms asks for. */
export async function action(args: Route.ActionArgs) {
	const { request, url, context } = args;
	const { id } = args.params;
	const kind = kindAt(url);
	const step = stepIn(url);
	if (step) return answerStep(step, args);
	const form = await sentForm(request);
	const intent = intentOf(form);
	const typed = Object.fromEntries(
		[...form].filter((field): field is [string, string] => typeof field[1] === "string"),
	);
	const failed = (code: number) => data<WorkAnswer>({ intent, code, typed }, { status: code });
	try {
		if (!(await isThere(kind, id))) return failed(404);
		const by = staffIn(context);
		if (intent === "offer") return await toOffer((await requestToRead(kind, id, by.id))!.request, by);
		const colleagues = () => staffWith(requestRights[kind]);
		const done = await carryOut(intent, id, form, { by, colleagues, placeholderValues, papers: machinePapers });
		if (done === null) return failed(404);
		if ("title" in done)
			return redirectWithFlash(requestAddress(id, readRequestView(url)), { namespace: "requestWork", ...done });
		const { status, ...answer } = done;
		return data<WorkAnswer>({ intent: done.isTakenBack ? "answer" : intent, ...answer }, { status });
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "work on a contact request could not be stored");
		return failed(503);
	}
}

/** Makes an offer of the machine in part exchange, and leads to its form; one that was deleted is in the trash. */
async function toOffer(request: RequestRead["request"], by: Actor) {
	const namespace = "requestWork";
	if (!(await offerFromTradeIn(request, by)))
		return redirectWithFlash(`${TRASH}/${request.id}`, { kind: "bad", namespace, title: "offerInTrash" });
	return redirectWithFlash(`/admin/angebot-bearbeiten/${request.id}`, { kind: "good", namespace, title: "offerMade" });
}

/** After a conflict the page shows what is stored, which is not usual after a refusal. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
	return actionStatus === 409 || defaultShouldRevalidate;
}

/** The form of a note names no intent. */
function intentOf(form: FormData): Intent {
	if (form.has("take_back")) return "takeBack";
	return intents.find((intent) => intent === form.get("intent")) ?? "note";
}

export default function ContactRequest({ loaderData: { read, desk, view, code }, actionData }: Route.ComponentProps) {
	const t = useTexts("kontaktanfragen");
	const language = useLanguage();
	const title = read ? subjectFor(language, read.request) : code ? t("fetchErrorOneTitle") : t("noEntries");
	return (
		<>
			<PageMeta title={title} noIndex />
			{read ? (
				<RequestPage key={read.request.id} read={read} desk={desk} view={view} answer={actionData} />
			) : (
				<NoRequest view={view} code={code} answer={actionData} />
			)}
		</>
	);
}
