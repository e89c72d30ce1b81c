import { Fragment } from "react";
import { editors } from "../../../back-office/collections/views.tsx";
import { services } from "../../../back-office/collections/collections.server.ts";
import { collections, kindAt } from "../../../back-office/collections/collections.ts";
import { today } from "../../../foundation/i18n/format.ts";
import { useTextsByKey } from "../../../foundation/i18n/texts.tsx";
import { newFormId } from "../../../content/drafts/drafts.server.ts";
import { PageMeta } from "../../../site/page-meta.tsx";
import { answerSave } from "../../../back-office/collections/save-answer.server.ts";
import { missingRecord } from "../../../site/flash.server.ts";
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

export const action = (args: Route.ActionArgs) => answerSave(args, null, originalIdIn(args.url));

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
