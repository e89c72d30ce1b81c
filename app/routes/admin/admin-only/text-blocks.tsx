import { data, redirect } from "react-router";
import { staffIn } from "../../../accounts/guard.server.ts";
import { textBlockForm } from "../../../contact/text-block.ts";
import { type TextBlockAnswer, TextBlockForm, TextBlockList, TEXT_BLOCKS } from "../../../contact/text-block-list.tsx";
import { removeTextBlock, saveTextBlock, textBlocks } from "../../../contact/text-blocks.server.ts";
import { newFormId } from "../../../records/drafts.server.ts";
import { useTexts } from "../../../i18n/texts.tsx";
import { requestContext } from "../../../request-context.server.ts";
import { flashCookie } from "../../../site/flash.server.ts";
import { SettingPage } from "../../../site/setting-page.tsx";
import { readForm, sentForm } from "../../../ui/form-reader.ts";
import type { Route } from "./+types/text-blocks";

export async function loader({ url, context }: Route.LoaderArgs) {
	const asked = url.searchParams.get("loeschen");
	const formId = newFormId();
	try {
		const blocks = await textBlocks();
		const edited = blocks.find(({ id }) => id === url.searchParams.get("bearbeiten")) ?? null;
		return data({ blocks, edited, asked, formId });
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "the text blocks could not be read");
		return data({ blocks: null, edited: null, asked, formId }, { status: 503 });
	}
}

/** Stores a block, or deletes one for good. */
export async function action({ request, context }: Route.ActionArgs) {
	const sent = await sentForm(request);
	const by = staffIn(context);
	const back = (kind: "good" | "bad", title: string) =>
		redirect(TEXT_BLOCKS, { headers: { "Set-Cookie": flashCookie({ kind, namespace: "textBlocks", title }) } });
	const form = readForm(textBlockForm, sent);
	try {
		if (sent.get("intent") === "remove")
			return (await removeTextBlock(String(sent.get("id")), by)) ? back("good", "removed") : back("bad", "missing");
		if (!form.ok) return data<TextBlockAnswer>({ state: "refused", refused: form }, { status: 400 });
		const { id = null, name, text, text_en = null } = form.value;
		if (await saveTextBlock(id, { name, text, text_en }, by, form.value.form)) return back("good", "saved");
		// It was deleted meanwhile: the words stay in the form, and saving once more adds them as a new block.
		const typed = { ...form.typed, id: "" };
		return data<TextBlockAnswer>({ state: "failed", code: 404, typed }, { status: 404 });
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "a text block could not be stored");
		return data<TextBlockAnswer>({ state: "failed", code: 503, typed: form.typed }, { status: 503 });
	}
}

export default function TextBlocks({
	loaderData: { blocks, edited, asked, formId },
	actionData,
}: Route.ComponentProps) {
	const t = useTexts("textBlocks");
	const failure = blocks ? null : t("fetchError", { code: 503 });
	return (
		<SettingPage title={t("title")} intro={t("intro")} back={t("back")} failure={failure}>
			{blocks && <TextBlockList blocks={blocks} asked={asked} />}
			<TextBlockForm key={edited?.id ?? blocks?.length} block={edited} formId={formId} answer={actionData} />
		</SettingPage>
	);
}
