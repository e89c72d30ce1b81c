import { data, replace, type RouterContextProvider } from "react-router";
import { staffIn } from "../../accounts/guard.server.ts";
import type { BulkAnswer, BulkDone } from "../../office/list/bulk-answer.ts";
import { changeRows, type RowChanges, type Target } from "../../office/list/bulk.server.ts";
import { requestContext } from "../../foundation/request/request-context.server.ts";
import { type Flash, flashCookie } from "../../site/flash.server.ts";

/** Does what a list's bar asks for, and leads back; or answers what to ask first, or which rows were left out. */
export async function answerList<T extends Target>(
	{ url, context }: { url: URL; context: Readonly<RouterContextProvider> },
	form: FormData,
	rows: RowChanges<T>,
	messageOf: (done: BulkDone) => Flash,
) {
	const onError = (error: unknown) =>
		context.get(requestContext).log.error({ err: error, list: rows.list }, "rows of a list could not be changed");
	try {
		const answer = await changeRows(rows, form, staffIn(context), onError);
		if (!answer) throw data(null, { status: 400 });
		// After an error status the page would not read its rows again, although some have changed.
		const goesOn = answer.state === "ask" || (answer.state === "partly" && answer.done > 0);
		if (answer.state !== "done") return data<BulkAnswer>(answer, { status: goesOn ? 200 : 409 });
		return replace(url.pathname + url.search, { headers: { "Set-Cookie": flashCookie(messageOf(answer)) } });
	} catch (error) {
		if (!(error instanceof Error)) throw error;
		onError(error);
		return data<BulkAnswer>({ state: "failed" }, { status: 503 });
	}
}
