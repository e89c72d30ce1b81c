import { data, href, redirect } from "react-router";
import { staffIn } from "../../accounts/guard.server.ts";
import { useTexts } from "../../i18n/texts.tsx";
import { NoOfferHere } from "../../offers/no-offer-here.tsx";
import { ownPictures } from "../../offers/offer-copy.server.ts";
import { addOffer, offerToEdit } from "../../offers/offer-desk.server.ts";
import { blankWords, formWords } from "../../offers/offer-fields.ts";
import { notArrived, type OfferAnswer } from "../../offers/offer-answer.ts";
import { OfferEditor } from "../../offers/offer-editor.tsx";
import { failure, notSaved, readOfferRequest, refusal } from "../../offers/offer-request.server.ts";
import { requestContext } from "../../request-context.server.ts";
import { flashCookie } from "../../site/flash.server.ts";
import { PageMeta } from "../../site/page-meta.tsx";
import { despiteNetwork } from "../../ui/despite-network.ts";
import type { Route } from "./+types/offer-add";

/** Of `kopie` the form starts as a copy of that offer. Its pictures become the new offer's own only when it is saved. */
const originalIn = (url: URL) => url.searchParams.get("kopie");

export async function loader({ url }: Route.LoaderArgs) {
	const id = originalIn(url);
	if (id === null) return data({ original: null, missing: false });
	const original = await offerToEdit(id).catch(() => {
		throw data(null, { status: 503 });
	});
	return data({ original, missing: !original }, { status: original ? 200 : 404 });
}

export async function action({ request, url, context }: Route.ActionArgs) {
	const staff = staffIn(context);
	const { log, clientAddress } = context.get(requestContext);
	const sent = await readOfferRequest(request, { id: staff.id, address: clientAddress });
	const answer = (made: OfferAnswer) => data(made, { status: made.status, headers: sent.refused?.headers });
	if (!sent.read.ok || sent.refused) return answer(await refusal(sent));
	if (sent.failed) {
		log.error({ err: sent.failed }, "a picture of an offer could not be stored");
		return answer(await failure(sent, { kind: "upload", code: 503 }));
	}
	try {
		const pictures = await ownPictures(sent.pictures, originalIn(url) ?? "", staff.id);
		const saved = await addOffer(sent.read.value, pictures, { by: staff });
		if (!saved.ok) return answer(await notSaved(sent, saved, ""));
		const flash = flashCookie({ kind: "good", namespace: "angebote", title: "added", text: "addedText", values: { name: sent.read.value.name } });
		return redirect(sent.stays ? href("/admin/angebot-bearbeiten/:id", { id: saved.id }) : "/admin/dashboard", { headers: { "Set-Cookie": flash } });
	} catch (error) {
		log.error({ err: error }, "an offer could not be added");
		return answer(await failure(sent, { kind: "failed", code: 503 }));
	}
}

/** So that the page, too, says when to come back. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders ?? new Headers();

/** A failed network or an ended session leaves the form as it is and says so. */
export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
	return despiteNetwork<OfferAnswer>(request, serverAction, notArrived);
}

export default function OfferAdd({ loaderData: { original, missing }, actionData }: Route.ComponentProps) {
	const t = useTexts("addOfferPage");
	const title = t(original ? "copyTitle" : "addTitle");
	return (
		<>
			<PageMeta title={missing ? t("notFoundTitle") : title} noIndex />
			{missing ? (
				<NoOfferHere />
			) : (
				<OfferEditor
					key={original?.id}
					title={title}
					intro={original ? t("copyText", { name: original.name }) : undefined}
					words={original ? formWords(original) : blankWords}
					pictures={original?.pictures ?? []}
					version={null}
					offer={null}
					answer={actionData ?? null}
				/>
			)}
		</>
	);
}
