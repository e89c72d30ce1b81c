import { dateAndTime } from "../i18n/format.ts";
import { textsIn } from "../i18n/texts.server.ts";
import { lastDelivery } from "../outbox/last-delivery.server.ts";
import { deliveryRoute } from "../outbox/outbox-messages.server.ts";
import type { CheckupRequest } from "./checkup-request.ts";
import type { Finding } from "./finding.ts";

export async function mailServer(request: CheckupRequest): Promise<Finding> {
	const { mailServer: server, folder } = deliveryRoute();
	if (!server) return { state: "bad", words: "mailNone", todo: "mailNoneTodo", values: { folder } };
	return delivery("mail", server, request);
}

export async function webhook(request: CheckupRequest): Promise<Finding> {
	const { webhook: server } = deliveryRoute();
	return server ? delivery("webhook", server, request) : { state: "good", words: "webhookNone" };
}

const words = {
	mail: { sent: "mailSent", unused: "mailUnused", trouble: "mailTrouble", todo: "mailTodo" },
	webhook: { sent: "webhookSent", unused: "webhookUnused", trouble: "webhookTrouble", todo: "webhookTodo" },
} as const;

/** Whether the last message of a kind was delivered. */
async function delivery(kind: "mail" | "webhook", server: string, { language }: CheckupRequest): Promise<Finding> {
	const { sent, failed } = await lastDelivery(kind);
	const time = (utc: string) => dateAndTime(language, utc);
	if (failed && (!sent || failed.at > sent)) {
		const reason = textsIn(language).of("outbox")(`reason.${failed.reason}`);
		return {
			state: "bad",
			words: words[kind].trouble,
			todo: words[kind].todo,
			to: "/admin/postausgang",
			values: { server, time: time(failed.at), reason },
		};
	}
	if (!sent) return { state: "good", words: words[kind].unused, values: { server } };
	return { state: "good", words: words[kind].sent, values: { server, time: time(sent) } };
}
