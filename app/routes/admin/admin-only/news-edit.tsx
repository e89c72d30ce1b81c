import { data, href, redirect } from "react-router";
import { staffIn } from "../../../accounts/guard.server.ts";
import { today } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/texts.tsx";
import { changeNews, newsToEdit } from "../../../news/news-desk.server.ts";
import { type NewsAnswer, newsNotArrived } from "../../../news/news-answer.ts";
import { NewsEditor } from "../../../news/news-editor.tsx";
import { failure, notSaved, readNewsRequest, refusal } from "../../../news/news-request.server.ts";
import { requestContext } from "../../../request-context.server.ts";
import { flashCookie } from "../../../site/flash.server.ts";
import { keepForm, missingRecord } from "../../../site/missing-record.server.ts";
import { PageMeta } from "../../../site/page-meta.tsx";
import { RecordTrace } from "../../../trace/record-trace.tsx";
import { traceOfRecord } from "../../../trace/trace-entries.server.ts";
import { despiteNetwork } from "../../../ui/despite-network.ts";
import type { Route } from "./+types/news-edit";

export async function loader({ params, url, context }: Route.LoaderArgs) {
	const [item, trace] = await Promise.all([newsToEdit(params.id), traceOfRecord("news", params.id)]).catch((error: unknown) => {
		context.get(requestContext).log.error({ err: error }, "a news item could not be read");
		throw data(null, { status: 503 });
	});
	return { item: item ?? missingRecord(context, "addNewsPage", params.id), trace, today: today(), askDelete: url.searchParams.has("loeschen") };
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const staff = staffIn(context);
	const { log, clientAddress } = context.get(requestContext);
	const sent = await readNewsRequest(request, { id: staff.id, address: clientAddress });
	const answer = (made: NewsAnswer) => data(made, { status: made.status, headers: sent.refused?.headers });
	if (!sent.read.ok || sent.refused) return answer(await refusal(sent));
	if (sent.failed) {
		log.error({ err: sent.failed }, "a picture of the news could not be stored");
		return answer(await failure(sent, { kind: "upload", code: 503 }));
	}
	const values = { name: sent.read.value.name, code: "503" };
	try {
		const saved = await changeNews(params.id, sent.version, sent.read.value, sent.picture, { by: staff });
		if (!saved.ok) {
			keepForm(context);
			return answer(await notSaved(sent, saved, params.id));
		}
		const flash = saved.leftBehind
			? flashCookie({ kind: "bad", namespace: "addNewsPage", title: "oldPictureTitle", text: "oldPictureText", values })
			: flashCookie({ kind: "good", namespace: "addNewsPage", title: "saved", text: "savedText", values });
		return redirect(sent.stays ? href("/admin/nachricht-bearbeiten/:id", { id: params.id }) : "/admin/dashboard", { headers: { "Set-Cookie": flash } });
	} catch (error) {
		log.error({ err: error }, "a news item could not be saved");
		return answer(await failure(sent, { kind: "failed", code: 503 }));
	}
}

/** So that the page, too, says when to come back. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders ?? new Headers();

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
	return despiteNetwork<NewsAnswer>(request, serverAction, newsNotArrived);
}

export default function NewsEdit({ loaderData: { item, trace, today, askDelete }, actionData }: Route.ComponentProps) {
	const t = useTexts("addNewsPage");
	return (
		<>
			<PageMeta title={t("editTitle")} noIndex />
			<NewsEditor key={item?.id} item={item ?? "gone"} today={today} askDelete={askDelete} answer={actionData ?? null} />
			<div className="page-width">
				<RecordTrace entries={trace} />
			</div>
		</>
	);
}
