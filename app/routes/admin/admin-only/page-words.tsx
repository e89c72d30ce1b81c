import { data, redirect } from "react-router";
import { staffIn } from "../../../accounts/guard.server.ts";
import { languages } from "../../../i18n/language.ts";
import { LocalLink } from "../../../i18n/link.tsx";
import { publicTexts } from "../../../i18n/texts.server.ts";
import { useTexts } from "../../../i18n/texts.tsx";
import type { EntryAnswer } from "../../../office/setting-answer.ts";
import { PageWordsForm } from "../../../page-words/page-words-form.tsx";
import { replacedWords, replaceWords } from "../../../page-words/page-words.server.ts";
import { wordField, wordPage, wordPageNames, wordPages, WORDS, wordsForm } from "../../../page-words/page-words.ts";
import { requestContext } from "../../../request/request-context.server.ts";
import { flashCookie } from "../../../site/flash.server.ts";
import { SettingPage } from "../../../site/office/setting-page.tsx";
import { readForm, sentForm } from "../../../ui/form/form-reader.ts";
import type { Route } from "./+types/page-words";

function pageIn({ page }: { page: string }) {
	const found = wordPage(page);
	if (!found) throw data(null, { status: 404 });
	return found;
}

export async function loader({ params, context }: Route.LoaderArgs) {
	const page = pageIn(params);
	const { namespace, keys } = wordPages[page];
	const fields = languages.flatMap((language) => {
		const texts: Readonly<Record<string, string>> = publicTexts(language)[namespace];
		return keys.map((key) => [wordField(language, key), texts[key]!] as const);
	});
	const delivered = Object.fromEntries(fields);
	try {
		return data({ page, delivered, stored: await replacedWords(page) });
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "the words of a page could not be read");
		return data({ page, delivered, stored: null }, { status: 503 });
	}
}

export async function action({ params, request, context }: Route.ActionArgs) {
	const page = pageIn(params);
	const sent = await sentForm(request);
	const form = readForm(wordsForm(page), sent);
	if (!form.ok) return data<EntryAnswer>({ state: "refused", refused: form }, { status: 400 });
	const { typed } = form;
	try {
		const done = await replaceWords(page, form.value, staffIn(context), String(sent.get("seen") ?? ""));
		if (done === "changed") {
			// Saved once more, it holds: the office has seen by then what it replaces.
			const { seen } = await replacedWords(page);
			return data<EntryAnswer>({ state: "changed", typed: { ...typed, seen } }, { status: 409 });
		}
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "the words of a page could not be stored");
		return data<EntryAnswer>({ state: "failed", code: 503, typed }, { status: 503 });
	}
	const flash = flashCookie({ kind: "good", namespace: "pageWords", title: "saved" });
	return redirect(WORDS + page, { headers: { "Set-Cookie": flash } });
}

export default function PageWords({ loaderData: { page, delivered, stored }, actionData }: Route.ComponentProps) {
	const t = useTexts("pageWords");
	const failure = stored ? null : t("fetchError", { code: 503 });
	return (
		<SettingPage title={t("title")} intro={t("intro")} back={t("back")} failure={failure}>
			<nav aria-label={t("pages")} className="mt-5 flex flex-wrap gap-x-6 gap-y-1 border-b border-line">
				{wordPageNames.map((name) => (
					<LocalLink
						key={name}
						to={WORDS + name}
						aria-current={name === page ? "page" : undefined}
						className="nav-link px-0"
					>
						{t(`page.${name}`)}
					</LocalLink>
				))}
				<a
					href={wordPages[page].path}
					target="_blank"
					className="ml-auto self-center font-semibold underline underline-offset-4"
				>
					{t("show")}
				</a>
			</nav>
			{stored && <PageWordsForm page={page} delivered={delivered} {...stored} answer={actionData} />}
		</SettingPage>
	);
}
