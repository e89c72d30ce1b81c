import { staffIn } from "../../../accounts/guard.server.ts";
import { services } from "../../../back-office/collections/collections.server.ts";
import { collections, kindAt } from "../../../back-office/collections/collections.ts";
import { textsIn } from "../../../foundation/i18n/texts.server.ts";
import { languageOf } from "../../../foundation/i18n/language.ts";
import { changedBy } from "../../../back-office/collections/colleagues.server.ts";
import { useTexts } from "../../../foundation/i18n/texts.tsx";
import { nameOf } from "../../../content/record.ts";
import { fieldLabels } from "../../../content/field-labels.ts";
import { statesOnSite } from "../../../content/states/states.ts";
import { goneWords, MOST_VERSIONS } from "../../../content/versions/version.ts";
import { VersionList } from "../../../content/versions/version-list.tsx";
import { requestContext } from "../../../foundation/request/request-context.server.ts";
import { type Flash, missingRecord, redirectWithFlash } from "../../../site/flash.server.ts";
import { sentForm } from "../../../foundation/request/sent-form.server.ts";
import type { Route } from "./+types/record-versions";
import { OfficePage } from "../../../office/frame/office-page.tsx";

export async function loader({ params, url, context }: Route.LoaderArgs) {
	const kind = kindAt(url.pathname);
	const { openVersion, findForEdit, versions } = services[kind];
	const [record, lines] = await Promise.all([findForEdit(params.id), versions(params.id)]);
	if (!record) missingRecord(context, collections[kind].texts, params.id);
	const asked = Number(url.searchParams.get("version"));
	const opened = await openVersion(params.id, asked);
	const isOnline = statesOnSite.some((state) => state === record!.state);
	const name = nameOf(collections[kind], record!);
	return { kind, id: params.id, name, isOnline, lines, opened, isMissing: asked !== 0 && !opened };
}

/** Makes a draft of a version, which the form then shows; a record that has changed since is shown again first. */
export async function action({ request, params: { id }, url, context }: Route.ActionArgs) {
	const kind = kindAt(url.pathname);
	const form = await sentForm(request);
	const staff = staffIn(context);
	const language = languageOf({ url, request });
	const service = services[kind];
	const restore = async (): Promise<Flash> => {
		const [newest] = await service.versions(id);
		if (newest && newest.number > Number(form.get("newest") ?? newest.number)) {
			const record = await service.findForEdit(id);
			return changedBy(newest, record ? nameOf(collections[kind], record) : "", staff, language);
		}
		const number = Number(form.get("version"));
		const gone = await service.restoreVersion(id, number, staff);
		if (!gone) return { kind: "bad", namespace: "versions", title: "missingTitle", text: "missingText" };
		const texts = textsIn(language);
		const { label } = fieldLabels(collections[kind], language, texts, []);
		const lost = gone.fields.map((name) => label(name)!);
		const what = goneWords(gone, lost, texts.of("versions"));
		const values = { number: String(number), what };
		const text = what ? "leftOutText" : "restoredText";
		return { kind: "good", namespace: "versions", title: "restoredTitle", text, values };
	};
	const message = await restore().catch((error: unknown): Flash => {
		context.get(requestContext).log.error({ err: error }, "a version could not be restored");
		return { kind: "bad", namespace: "versions", title: "failedTitle", text: "failedText" };
	});
	const to = collections[kind].office.edit + encodeURIComponent(id) + (message.kind === "good" ? "" : "/versionen");
	return redirectWithFlash(to, message);
}

export default function RecordVersions({ loaderData }: Route.ComponentProps) {
	const { kind, id, name, isOnline, lines, opened, isMissing } = loaderData;
	const t = useTexts("versions");
	const unnamed = useTexts("drafts")("unnamed");
	return (
		<OfficePage
			title={t("of", { name: name || unnamed })}
			back={{ to: collections[kind].office.edit + id, words: t("back") }}
			intro={t("intro", { most: MOST_VERSIONS })}
		>
			{isMissing && <p className="mt-6">{t("missingTitle")}</p>}
			{lines.length === 0 && <p className="mt-8 text-lg">{t("empty")}</p>}
			<VersionList
				record={collections[kind]}
				{...{ lines, opened, isOnline }}
				restores
				addressOf={(number) => `?${new URLSearchParams(number ? { version: String(number) } : {})}`}
			/>
		</OfficePage>
	);
}
