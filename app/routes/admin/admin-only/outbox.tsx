import { data, Form } from "react-router";
import { usePaginationTexts, useTexts } from "../../../foundation/i18n/texts.tsx";
import {
	deliveryRoute,
	countMessages,
	outboxPage,
	removeMessage,
	tryAgain,
	tryAllAgain,
} from "../../../mail/outbox-messages.server.ts";
import { OutboxList } from "../../../mail/outbox-list.tsx";
import { redirectWithFlash } from "../../../site/flash.server.ts";
import { Button } from "../../../foundation/ui/button.tsx";
import { sentForm } from "../../../foundation/request/sent-form.server.ts";
import { pageNumber } from "../../../foundation/ui/page-number.ts";
import { Pagination } from "../../../foundation/ui/pagination.tsx";
import { requestPath } from "../../../requests/request-kind.ts";
import type { Route } from "./+types/outbox";
import { OfficePage } from "../../../office/frame/office-page.tsx";

export async function loader({ url }: Route.LoaderArgs) {
	const { mailServer } = deliveryRoute();
	return { ...(await outboxPage(pageNumber(url.searchParams))), failed: await countMessages("failed"), mailServer };
}

export async function action({ request, url }: Route.ActionArgs) {
	const form = await sentForm(request);
	const id = String(form.get("id") ?? "");
	const back = (kind: "good" | "bad", title: string, text: string, values?: Record<string, string>) =>
		redirectWithFlash(url.pathname, { kind, namespace: "outbox", title, text, values });
	const missing = () => back("bad", "missing", "missingText");
	const intent = form.get("intent");
	if (intent === "retry") return (await tryAgain(id)) ? back("good", "retried", "retriedText") : missing();
	if (intent === "retryAll") return back("good", "retried", "allRetriedText", { count: String(await tryAllAgain()) });
	if (intent === "remove") return (await removeMessage(id)) ? back("good", "removed", "removedText") : missing();
	throw data(null, { status: 400 });
}

export default function Outbox({ loaderData: { messages, failed, mailServer, page, pages } }: Route.ComponentProps) {
	const t = useTexts("outbox");
	const condition = useTexts("zustand");
	const words = usePaginationTexts(page, pages);
	return (
		<OfficePage title={t("title")} intro={t("intro")}>
			{!mailServer && <p className="font-semibold">{condition("mailNone")}</p>}
			{failed > 1 && (
				<Form method="post" className="mt-4">
					<Button intent="retryAll" kind="secondary">
						{t("retryAll")}
					</Button>
				</Form>
			)}
			{messages.length > 0 ? (
				<OutboxList messages={messages} pathOf={requestPath} />
			) : (
				<p className="mt-6 text-lg">{t("empty")}</p>
			)}
			<Pagination page={page} pages={pages} address={(to) => `?page=${to}`} words={words} />
		</OfficePage>
	);
}
