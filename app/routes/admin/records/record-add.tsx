import { Fragment } from "react";
import { data } from "react-router";
import { staffIn } from "../../../accounts/guard.server.ts";
import { editors } from "../../../back-office/collections/views.tsx";
import { services } from "../../../back-office/collections/collections.server.ts";
import { collections, kindAt } from "../../../back-office/collections/collections.ts";
import { today } from "../../../foundation/i18n/format.ts";
import { useTextsByKey } from "../../../foundation/i18n/texts.tsx";
import { newFormId } from "../../../content/drafts/drafts.server.ts";
import { keptWayBack, wayBack } from "../../../office/way-back.ts";
import { requestContext } from "../../../foundation/request/request-context.server.ts";
import { PageMeta } from "../../../site/page-meta.tsx";
import { savedFlash } from "../../../back-office/collections/saved-flash.server.ts";
import { markFormAnswered, missingRecord, redirectWithFlash } from "../../../site/flash.server.ts";
import { failureIn } from "../../../foundation/ui/form/refusal.ts";
import { dropDraft } from "../../../foundation/ui/form/draft.ts";
import { placeOf } from "../../../foundation/ui/form/use-draft-place.ts";
import type { Route } from "./+types/record-add";

/** The offer to copy into the form (`kopie`). Its pictures are copied only when the new offer is saved. */
const originalIdIn = (url: URL) => (kindAt(url.pathname) === "offer" ? url.searchParams.get("kopie") : null);

export async function loader({ url, context }: Route.LoaderArgs) {
	const kind = kindAt(url.pathname);
	const id = originalIdIn(url);
	const original = id === null ? null : await services.offer.findForEdit(id);
	if (id !== null && !original) missingRecord(context, collections[kind].texts, id);
	return { kind, today: today(), formId: newFormId(), original };
}

export async function action({ request, url, context }: Route.ActionArgs) {
	const { log, clientAddress } = context.get(requestContext);
	const kind = kindAt(url.pathname);
	const record = collections[kind];
	const staff = staffIn(context);
	const copyOf = originalIdIn(url);
	const outcome = await services[kind].save(request, { id: null, by: staff, clientAddress, log, copyOf });
	if (!outcome.saved) {
		markFormAnswered(context);
		return data(outcome.answer, { status: outcome.answer.status, headers: outcome.headers });
	}
	const stays = outcome.stays || copyOf !== null;
	const to = stays ? record.office.edit + outcome.id + keptWayBack(url.searchParams) : wayBack(url.searchParams);
	return redirectWithFlash(to, savedFlash(record, outcome));
}

/** Passes the action's Retry-After on to the page. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders ?? new Headers();

/** Once the record is stored, which is answered with a redirect, the browser no longer keeps it. */
export async function clientAction({ url, serverAction }: Route.ClientActionArgs) {
	const { draft } = collections[kindAt(url.pathname)];
	try {
		return await serverAction();
	} catch (thrown) {
		const isRedirect = thrown instanceof Response && thrown.headers.has("Location");
		if (isRedirect && failureIn(thrown) === null && originalIdIn(url) === null) dropDraft(draft, placeOf(draft));
		throw thrown;
	}
}

export default function RecordAdd({ loaderData: { kind, today, formId, original }, actionData }: Route.ComponentProps) {
	const t = useTextsByKey(collections[kind].texts);
	const Editor = editors[kind];
	const title = t(original ? "copyTitle" : "addTitle");
	return (
		<Fragment key={original?.id}>
			<PageMeta title={title} noIndex />
			<Editor stored={null} formId={formId} original={original} today={today} answer={actionData ?? null} />
		</Fragment>
	);
}
