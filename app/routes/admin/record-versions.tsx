import { data, redirect } from "react-router";
import { staffIn } from "../../accounts/guard.server.ts";
import { services } from "../../collections.server.ts";
import { collections, kindAt } from "../../collections.ts";
import { adminWords } from "../../i18n/admin-words.server.ts";
import { type Language, languageOf } from "../../i18n/language.ts";
import { useTexts } from "../../i18n/texts.tsx";
import { nameOf } from "../../records/record.ts";
import type { LeftOut } from "../../records/record-drafts.server.ts";
import { fieldLabels } from "../../records/field-labels.server.ts";
import { statesOnSite } from "../../records/states.ts";
import { MOST_VERSIONS } from "../../records/version.ts";
import { VersionComparison, VersionList } from "../../records/version-list.tsx";
import { requestContext, unavailable } from "../../request-context.server.ts";
import { type Flash, flashCookie } from "../../site/flash.server.ts";
import { missingRecord } from "../../site/missing-record.server.ts";
import { PageMeta } from "../../site/page-meta.tsx";
import { BackLink } from "../../ui/back-link.tsx";
import { sentForm } from "../../ui/form-reader.ts";
import type { Route } from "./+types/record-versions";

export async function loader({ params, url, context }: Route.LoaderArgs) {
	const kind = kindAt(url.pathname);
	const { compare, findForEdit, versions } = services[kind];
	const notRead = unavailable(context, `the versions of a record (${kind}) could not be read`);
	const [record, lines] = await Promise.all([findForEdit(params.id), versions(params.id)]).catch(notRead);
	if (!record) missingRecord(context, collections[kind].texts, params.id);
	const chosen = Number(url.searchParams.get("version")) || null;
	const against = url.searchParams.get("mit") === "current" ? "current" : "before";
	const comparison = chosen === null ? null : await compare(params.id, chosen, against, lines).catch(notRead);
	const isOnline = statesOnSite.some((state) => state === record!.state);
	return data({ kind, id: params.id, name: nameOf(collections[kind], record!), isOnline, lines, chosen, comparison });
}

/** Makes a draft of a version, which the form then shows. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
	const kind = kindAt(url.pathname);
	const number = Number((await sentForm(request)).get("version"));
	const language = languageOf({ url, request });
	const message = await services[kind].restoreVersion(params.id, number, staffIn(context)).then(
		(restored): Partial<Flash> =>
			restored
				? {
						kind: "good",
						title: "restoredTitle",
						text: "restoredText",
						values: { number: String(number) },
						...leftOutMessage(kind, restored.leftOut, number, language),
					}
				: { title: "missingTitle", text: "missingText" },
		(error: unknown): Partial<Flash> => {
			context.get(requestContext).log.error({ err: error }, "a version could not be restored");
			return { title: "failedTitle", text: "failedText" };
		},
	);
	const to =
		collections[kind].office.edit + encodeURIComponent(params.id) + (message.kind === "good" ? "" : "/versionen");
	const cookie = flashCookie({ kind: "bad", namespace: "versions", title: "", ...message });
	return redirect(to, { headers: { "Set-Cookie": cookie } });
}

function leftOutMessage(
	kind: ReturnType<typeof kindAt>,
	{ fields, pictures, documents }: LeftOut,
	number: number,
	language: Language,
): Partial<Flash> {
	if (fields.length + pictures + documents === 0) return {};
	const t = adminWords(language, "versions");
	const gone = [
		pictures > 0 && (pictures === 1 ? t("leftOutPictureOne") : t("leftOutPictures", { count: pictures })),
		documents > 0 && (documents === 1 ? t("leftOutDocumentOne") : t("leftOutDocuments", { count: documents })),
	];
	const what = [...fieldLabels(collections[kind], fields, language), ...gone].filter(Boolean).join(", ");
	return { text: "leftOut", values: { number: String(number), what } };
}

/** The versions of a record. */
export default function RecordVersions({
	loaderData: { kind, id, name, isOnline, lines, chosen, comparison },
}: Route.ComponentProps) {
	const t = useTexts("versions");
	const unnamed = useTexts("drafts")("unnamed");
	return (
		<div className="page-width pt-8">
			<PageMeta title={t("of", { name: name || unnamed })} noIndex />
			<BackLink to={collections[kind].office.edit + id}>{t("back")}</BackLink>
			<h1 className="mt-2 text-4xl [overflow-wrap:anywhere]">{t("of", { name: name || unnamed })}</h1>
			<p className="mt-2 max-w-[65ch] text-muted">{t("intro", { most: MOST_VERSIONS })}</p>
			{chosen !== null &&
				(comparison ? <VersionComparison kind={kind} of={comparison} /> : <p className="mt-6">{t("first")}</p>)}
			{lines.length === 0 && <p className="mt-8 text-lg">{t("empty")}</p>}
			{lines.length > 0 && <VersionList lines={lines} isOnline={isOnline} chosen={chosen} />}
		</div>
	);
}
