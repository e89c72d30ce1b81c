import { data, href, redirect } from "react-router";
import { staffIn } from "../../../accounts/guard.server.ts";
import { today } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/texts.tsx";
import { addNews } from "../../../news/news-desk.server.ts";
import { type NewsAnswer, newsNotArrived } from "../../../news/news-answer.ts";
import { NewsEditor } from "../../../news/news-editor.tsx";
import { NEWS_DRAFT } from "../../../news/news-fields.ts";
import { failure, notSaved, readNewsRequest, refusal } from "../../../news/news-request.server.ts";
import { requestContext } from "../../../request-context.server.ts";
import { flashCookie } from "../../../site/flash.server.ts";
import { PageMeta } from "../../../site/page-meta.tsx";
import { despiteNetwork } from "../../../ui/despite-network.ts";
import { dropDraft } from "../../../ui/draft.ts";
import type { Route } from "./+types/news-add";

export function loader() {
	return { today: today() };
}

export async function action({ request, context }: Route.ActionArgs) {
	const staff = staffIn(context);
	const { log, clientAddress } = context.get(requestContext);
	const sent = await readNewsRequest(request, { id: staff.id, address: clientAddress });
	const answer = (made: NewsAnswer) => data(made, { status: made.status, headers: sent.refused?.headers });
	if (!sent.read.ok || sent.refused) return answer(await refusal(sent));
	if (sent.failed) {
		log.error({ err: sent.failed }, "a picture of the news could not be stored");
		return answer(await failure(sent, { kind: "upload", code: 503 }));
	}
	try {
		const saved = await addNews(sent.read.value, sent.picture, { by: staff });
		if (!saved.ok) return answer(await notSaved(sent, saved, ""));
		const to = sent.stays ? href("/admin/nachricht-bearbeiten/:id", { id: saved.id }) : "/admin/dashboard";
		const values = { name: sent.read.value.name };
		return redirect(to, { headers: { "Set-Cookie": flashCookie({ kind: "good", namespace: "addNewsPage", title: "added", text: "addedText", values }) } });
	} catch (error) {
		log.error({ err: error }, "a news item could not be added");
		return answer(await failure(sent, { kind: "failed", code: 503 }));
	}
}

/** So that the page, too, says when to come back. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders ?? new Headers();

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
	return despiteNetwork<NewsAnswer>(request, serverAction, newsNotArrived, () => dropDraft(NEWS_DRAFT));
}

export default function NewsAdd({ loaderData, actionData }: Route.ComponentProps) {
	const t = useTexts("addNewsPage");
	return (
		<>
			<PageMeta title={t("addTitle")} noIndex />
			<NewsEditor item={null} today={loaderData.today} askDelete={false} answer={actionData ?? null} />
		</>
	);
}
