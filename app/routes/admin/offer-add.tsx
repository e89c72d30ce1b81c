import { data, href, redirect } from "react-router";
import { staffIn } from "../../accounts/guard.server.ts";
import { useTexts } from "../../i18n/texts.tsx";
import { addOffer } from "../../offers/offer-desk.server.ts";
import { blankWords } from "../../offers/offer-fields.ts";
import { notArrived, type OfferAnswer } from "../../offers/offer-answer.ts";
import { OfferEditor } from "../../offers/offer-editor.tsx";
import { failure, readOfferRequest, refusal } from "../../offers/offer-request.server.ts";
import { requestContext } from "../../request-context.server.ts";
import { flashCookie } from "../../site/flash.server.ts";
import { PageMeta } from "../../site/page-meta.tsx";
import { despiteNetwork } from "../../ui/despite-network.ts";
import type { Route } from "./+types/offer-add";

export async function action({ request, context }: Route.ActionArgs) {
	const staff = staffIn(context);
	const sent = await readOfferRequest(request, staff.id);
	if (!sent.read.ok || sent.refused) {
		const answer = await refusal(sent);
		return data(answer, { status: answer.status });
	}
	let id: string;
	try {
		const saved = await addOffer(sent.read.value, sent.pictures, { by: staff });
		if (!saved.ok) {
			const answer = await failure(sent, null);
			return data(answer, { status: answer.status });
		}
		id = saved.id;
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "an offer could not be added");
		const answer = await failure(sent, { kind: "failed", code: 503 });
		return data(answer, { status: answer.status });
	}
	const flash = flashCookie({ kind: "good", namespace: "angebote", title: "added", text: "addedText", values: { name: sent.read.value.name.slice(0, 200) } });
	const stays = sent.form.get("then") === "stay";
	return redirect(stays ? href("/admin/angebot-bearbeiten/:id", { id }) : "/admin/dashboard", { headers: { "Set-Cookie": flash } });
}

/** A failed network or an ended session leaves the form as it is and says so. */
export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
	return despiteNetwork<OfferAnswer>(request, serverAction, notArrived);
}

export default function OfferAdd({ actionData }: Route.ComponentProps) {
	const t = useTexts("addOfferPage");
	return (
		<>
			<PageMeta title={t("addTitle")} noIndex />
			<OfferEditor title={t("addTitle")} words={blankWords} pictures={[]} version={null} offer={null} answer={actionData ?? null} />
		</>
	);
}
