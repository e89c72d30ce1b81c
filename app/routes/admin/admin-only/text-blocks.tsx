import { data, redirect } from "react-router";
import { staffIn } from "../../../accounts/guard.server.ts";
import { textBlockForm } from "../../../contact/text-block.ts";
import { type TextBlockAnswer, TextBlockForm, TextBlockList, TEXT_BLOCKS } from "../../../contact/text-block-list.tsx";
import { removeTextBlock, saveTextBlock, textBlocks } from "../../../contact/text-blocks.server.ts";
import { useTexts } from "../../../i18n/texts.tsx";
import { requestContext } from "../../../request-context.server.ts";
import { flashCookie } from "../../../site/flash.server.ts";
import { PageMeta } from "../../../site/page-meta.tsx";
import { BackLink } from "../../../ui/back-link.tsx";
import { readForm, sentForm } from "../../../ui/form-reader.ts";
import { LoadFailure } from "../../../ui/load-failure.tsx";
import type { Route } from "./+types/text-blocks";

export async function loader({ url, context }: Route.LoaderArgs) {
	const asked = url.searchParams.get("loeschen");
	try {
		const blocks = await textBlocks();
		const edited = blocks.find(({ id }) => id === url.searchParams.get("bearbeiten")) ?? null;
		return data({ blocks, edited, asked });
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "the text blocks could not be read");
		return data({ blocks: null, edited: null, asked }, { status: 503 });
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
		if (await saveTextBlock(id, { name, text, text_en }, by)) return back("good", "saved");
		// It was deleted meanwhile: the words stay in the form, and saving once more adds them as a new block.
		const typed = { ...form.typed, id: "" };
		return data<TextBlockAnswer>({ state: "failed", code: 404, typed }, { status: 404 });
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "a text block could not be stored");
		return data<TextBlockAnswer>({ state: "failed", code: 503, typed: form.typed }, { status: 503 });
	}
}

export default function TextBlocks({ loaderData: { blocks, edited, asked }, actionData }: Route.ComponentProps) {
	const t = useTexts("textBlocks");
	const errors = useTexts("errors");
	return (
		<div className="page-width pt-8">
			<PageMeta title={t("title")} noIndex />
			<BackLink to="/admin/einstellungen">{t("back")}</BackLink>
			<h1 className="mt-2 text-4xl">{t("title")}</h1>
			<p className="mt-3 max-w-[70ch] text-muted">{t("intro")}</p>
			{blocks ? (
				<TextBlockList blocks={blocks} asked={asked} />
			) : (
				<div className="mt-6">
					<LoadFailure title={errors("fetchErrorTitle")} text={t("fetchError", { code: 503 })} />
				</div>
			)}
			<TextBlockForm key={edited?.id ?? blocks?.length} block={edited} answer={actionData} />
		</div>
	);
}
