import { data, href, redirect } from "react-router";
import { staffIn } from "../../accounts/guard.server.ts";
import { useTexts } from "../../i18n/texts.tsx";
import { changeOffer, offerToEdit } from "../../offers/offer-desk.server.ts";
import { formWords } from "../../offers/offer-fields.ts";
import { notArrived, type OfferAnswer } from "../../offers/offer-answer.ts";
import { NoOfferHere } from "../../offers/no-offer-here.tsx";
import { OfferEditor } from "../../offers/offer-editor.tsx";
import { failure, notSaved, readOfferRequest, refusal } from "../../offers/offer-request.server.ts";
import { requestContext } from "../../request-context.server.ts";
import { flashCookie } from "../../site/flash.server.ts";
import { PageMeta } from "../../site/page-meta.tsx";
import { RecordTrace } from "../../trace/record-trace.tsx";
import { traceOfRecord } from "../../trace/trace-entries.server.ts";
import { despiteNetwork } from "../../ui/despite-network.ts";
import type { Route } from "./+types/offer-edit";

export async function loader({ params, url }: Route.LoaderArgs) {
	const [offer, trace] = await Promise.all([offerToEdit(params.id), traceOfRecord("offer", params.id)]).catch(() => {
		throw data(null, { status: 503 });
	});
	return data({ offer, trace: offer ? trace : [], askDelete: url.searchParams.has("loeschen") }, { status: offer ? 200 : 404 });
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const staff = staffIn(context);
	const { log, clientAddress } = context.get(requestContext);
	const sent = await readOfferRequest(request, { id: staff.id, address: clientAddress });
	const answer = (made: OfferAnswer) => data(made, { status: made.status, headers: sent.refused?.headers });
	if (!sent.read.ok || sent.refused) return answer(await refusal(sent));
	if (sent.failed) {
		log.error({ err: sent.failed }, "a picture of an offer could not be stored");
		return answer(await failure(sent, { kind: "upload", code: 503 }));
	}
	const values = { name: sent.read.value.name, code: "503" };
	try {
		const saved = await changeOffer(params.id, sent.version, sent.read.value, sent.pictures, { by: staff });
		if (!saved.ok) return answer(await notSaved(sent, saved, params.id));
		const flash = saved.leftBehind
			? flashCookie({ kind: "bad", namespace: "angebote", title: "oldPictureTitle", text: "oldPictureText", values })
			: flashCookie({ kind: "good", namespace: "angebote", title: "saved", text: "savedText", values });
		return redirect(sent.stays ? href("/admin/angebot-bearbeiten/:id", { id: params.id }) : "/admin/dashboard", { headers: { "Set-Cookie": flash } });
	} catch (error) {
		log.error({ err: error }, "an offer could not be saved");
		return answer(await failure(sent, { kind: "failed", code: 503 }));
	}
}

/** So that the page, too, says when to come back. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders ?? new Headers();

/** A failed network or an ended session leaves the form as it is and says so. */
export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
	return despiteNetwork<OfferAnswer>(request, serverAction, notArrived);
}

export default function OfferEdit({ loaderData: { offer, trace, askDelete }, actionData }: Route.ComponentProps) {
	const t = useTexts("addOfferPage");
	if (!offer) return <MissingOffer />;
	return (
		<>
			<PageMeta title={t("editTitle")} noIndex />
			<OfferEditor
				key={offer.id}
				title={t("editTitle")}
				words={formWords(offer)}
				pictures={offer.pictures}
				version={offer.version}
				offer={{ id: offer.id, name: offer.name, savedAt: offer.updated_at, askDelete }}
				answer={actionData ?? null}
			/>
			<div className="page-width">
				<RecordTrace entries={trace} />
			</div>
		</>
	);
}

function MissingOffer() {
	const t = useTexts("addOfferPage");
	return (
		<>
			<PageMeta title={t("notFoundTitle")} noIndex />
			<NoOfferHere />
		</>
	);
}
