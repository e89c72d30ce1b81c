import { data, Form } from "react-router";
import { usePaginationTexts, useTexts } from "../../../foundation/i18n/texts.tsx";
import {
	outboxPage,
	deliveryRoute,
	removeMessage,
	tryAgain,
	tryAllAgain,
} from "../../../mail/outbox-messages.server.ts";
import { OutboxList, OutboxTabs } from "../../../mail/outbox-list.tsx";
import { messageStates } from "../../../mail/message.ts";
import { redirectWithFlash } from "../../../site/flash.server.ts";
import { PageMeta } from "../../../site/page-meta.tsx";
import { Button } from "../../../foundation/ui/button.tsx";
import { sentForm } from "../../../foundation/request/sent-form.server.ts";
import { pageNumber } from "../../../foundation/ui/page-number.ts";
import { Pagination } from "../../../foundation/ui/pagination.tsx";
import type { Route } from "./+types/outbox";

export async function loader({ url }: Route.LoaderArgs) {
	const show = messageStates.find((state) => state === url.searchParams.get("show")) ?? null;
	const messages = await outboxPage({ show, page: pageNumber(url.searchParams) });
	return { ...messages, route: deliveryRoute() };
}

export async function action({ request, url }: Route.ActionArgs) {
	const form = await sentForm(request);
	const id = String(form.get("id") ?? "");
	const back = (kind: "good" | "bad", title: string, text: string, values?: Record<string, string>) =>
		redirectWithFlash(url.pathname, { kind, namespace: "outbox", title, text, values });
	const missing = () => back("bad", "missing", "missingText");
	switch (form.get("intent")) {
		case "retry":
			return (await tryAgain(id)) ? back("good", "retried", "retriedText") : missing();
		case "retryAll":
			return back("good", "retried", "allRetriedText", { count: String(await tryAllAgain()) });
		case "remove":
			return (await removeMessage(id)) ? back("good", "removed", "removedText") : missing();
		default:
			throw data(null, { status: 400 });
	}
}

export default function Outbox({ loaderData: { messages, counts, show, page, pages, route } }: Route.ComponentProps) {
	const t = useTexts("outbox");
	const words = usePaginationTexts(page, pages);
	const sentWord = route.mailServer ? "sent" : "filed";
	const shown = show === "sent" ? sentWord : show;
	return (
		<div className="page-width pt-10">
			<PageMeta title={t("title")} noIndex />
			<h1 className="mt-2 text-4xl">{t("title")}</h1>
			<p className="mt-3 max-w-[70ch] text-muted">{t("intro")}</p>
			<OutboxTabs show={show} counts={counts} sentWord={sentWord} />
			{show === "failed" && counts.failed > 1 && (
				<Form method="post" className="mt-4">
					<Button type="submit" name="intent" value="retryAll" kind="secondary">
						{t("retryAll")}
					</Button>
				</Form>
			)}
			{messages.length > 0 ? <OutboxList messages={messages} /> : <p className="mt-6 text-lg">{t(`empty.${shown}`)}</p>}
			<Pagination page={page} pages={pages} address={(to) => `?show=${show}&page=${to}`} words={words} />
			<DeliveryRouteText route={route} />
		</div>
	);
}

function DeliveryRouteText({
	route: { mailServer, folder, webhook, signed },
}: {
	route: ReturnType<typeof deliveryRoute>;
}) {
	const t = useTexts("outbox");
	return (
		<section className="mt-10 grid max-w-[70ch] gap-1 text-muted [overflow-wrap:anywhere]">
			<h2 className="text-xl text-ink">{t("routeTitle")}</h2>
			<p>{mailServer ? t("overServer", { server: mailServer }) : t("asFiles", { folder })}</p>
			<p>{webhook ? t(signed ? "webhookSigned" : "webhookUnsigned", { host: webhook }) : t("noWebhook")}</p>
		</section>
	);
}
