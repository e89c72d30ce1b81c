import { data, redirect } from "react-router";
import { staffIn } from "../../../accounts/guard.server.ts";
import { useTexts } from "../../../i18n/texts.tsx";
import { SYNONYMS, wordGroupForm } from "../../../offers/word-group.ts";
import { type GroupAnswer, WordGroupForm, WordGroupList } from "../../../offers/word-group-list.tsx";
import { removeGroup, saveGroup, storedGroups } from "../../../offers/word-groups.server.ts";
import { newFormId } from "../../../records/drafts.server.ts";
import { requestContext } from "../../../request-context.server.ts";
import { flashCookie } from "../../../site/flash.server.ts";
import { SettingPage } from "../../../site/setting-page.tsx";
import { readForm, sentForm } from "../../../ui/form-reader.ts";
import type { Route } from "./+types/synonyms";

export async function loader({ url, context }: Route.LoaderArgs) {
	const asked = url.searchParams.has("loeschen");
	const formId = newFormId();
	try {
		const groups = await storedGroups();
		const edited = groups.find(({ id }) => id === url.searchParams.get("bearbeiten")) ?? null;
		return data({ groups, edited, asked, formId });
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "the synonyms could not be read");
		return data({ groups: null, edited: null, asked, formId }, { status: 503 });
	}
}

/** Stores a group, or deletes one for good. */
export async function action({ request, context }: Route.ActionArgs) {
	const sent = await sentForm(request);
	const by = staffIn(context);
	const back = (kind: "good" | "bad", title: string) =>
		redirect(SYNONYMS, { headers: { "Set-Cookie": flashCookie({ kind, namespace: "synonyms", title }) } });
	const form = readForm(wordGroupForm, sent);
	try {
		if (sent.get("intent") === "remove")
			return (await removeGroup(String(sent.get("id")), by)) ? back("good", "removed") : back("bad", "missing");
		if (!form.ok) return data<GroupAnswer>({ state: "refused", refused: form }, { status: 400 });
		const { id = null, words, oneWay } = form.value;
		if (await saveGroup(id, { words, oneWay }, by, form.value.form)) return back("good", "saved");
		// It was deleted meanwhile: the words stay in the form, and saving once more adds them as a new group.
		const typed = { ...form.typed, id: "" };
		return data<GroupAnswer>({ state: "failed", code: 404, typed }, { status: 404 });
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "a group of synonyms could not be stored");
		return data<GroupAnswer>({ state: "failed", code: 503, typed: form.typed }, { status: 503 });
	}
}

export default function Synonyms({ loaderData: { groups, edited, asked, formId }, actionData }: Route.ComponentProps) {
	const t = useTexts("synonyms");
	const failure = groups ? null : t("fetchError", { code: 503 });
	return (
		<SettingPage title={t("title")} intro={t("intro")} back={t("back")} failure={failure}>
			<WordGroupForm
				key={edited?.id ?? groups?.length}
				group={edited}
				formId={formId}
				asked={asked}
				answer={actionData}
			/>
			{groups && <WordGroupList groups={groups} />}
		</SettingPage>
	);
}
