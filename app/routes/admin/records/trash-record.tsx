import { useLocation } from "react-router";
import { staffIn } from "../../../accounts/guard.server.ts";
import { may } from "../../../accounts/role.ts";
import { services } from "../../../back-office/collections/collections.server.ts";
import { collections, kindsFor } from "../../../back-office/collections/collections.ts";
import { dateAndTime } from "../../../foundation/i18n/format.ts";
import { useLanguage, useTexts } from "../../../foundation/i18n/texts.tsx";
import { wayBack } from "../../../office/way-back.ts";
import { PreviewButton } from "../../../content/preview/preview-button.tsx";
import { RecordReading } from "../../../content/form/record-reading.tsx";
import { VersionList } from "../../../content/versions/version-list.tsx";
import { redirectWithFlash } from "../../../site/flash.server.ts";
import { trashLine } from "../../../content/trash/trash-page.server.ts";
import { TRASH } from "../../../content/trash/trash-rules.ts";
import { TrashSteps, useTrashTexts } from "../../../content/trash/trash-list.tsx";
import { Notice } from "../../../foundation/ui/notice.tsx";
import { useNameOf } from "../../../office/frame/people.tsx";
import type { Route } from "./+types/trash-record";
import { OfficePage } from "../../../office/frame/office-page.tsx";

export async function loader({ params, url, context }: Route.LoaderArgs) {
	const { role } = staffIn(context);
	const line = await trashLine(params.id, kindsFor(role));
	const record = line && (await services[line.kind].trashed(line.id));
	if (!line || !record) {
		const flash = { kind: "bad", namespace: "trash", title: "goneTitle", text: "goneText" } as const;
		throw redirectWithFlash(wayBack(url.searchParams, TRASH), flash);
	}
	const { versions, openVersion } = services[line.kind];
	const lines = await versions(line.id);
	const opened = await openVersion(line.id, Number(url.searchParams.get("version")));
	return { line, record, lines, opened, mayRemove: may(role, "administration") };
}

/** A record in the trash, to be read with its versions; nothing of it can be changed. */
export default function TrashRecord({ loaderData: { line, record, lines, opened, mayRemove } }: Route.ComponentProps) {
	const t = useTexts("trash");
	const language = useLanguage();
	const nameOf = useNameOf();
	const words = useTrashTexts(line);
	const search = new URLSearchParams(useLocation().search);
	const list = wayBack(search, TRASH);
	const kind = collections[line.kind];
	const { values, pictures, draft } = record;
	const versionAddress = (number?: number) =>
		`?${new URLSearchParams({ ...Object.fromEntries(search), version: String(number ?? "") })}`;
	return (
		<OfficePage
			title={words.name}
			back={{ to: list, words: t("back") }}
			tools={
				<>
					<PreviewButton record={kind} id={line.id} />
					<TrashSteps line={line} list={list} mayRemove={mayRemove} />
				</>
			}
		>
			<Notice kind="plain" title={t("locked")} className="mt-4">
				<p>{t("lockedText", { deleted: words.deleted, left: words.left })}</p>
				{draft && <p>{t("withDraft", { who: nameOf(draft.by), time: dateAndTime(language, draft.at) })}</p>}
			</Notice>
			<section className="mt-6 rounded-md border border-line bg-surface p-5 sm:px-6">
				<h2 className="mb-4 text-xl">{t("content")}</h2>
				<RecordReading {...{ values, pictures }} record={kind} />
			</section>
			{lines.length > 0 && <h2 className="mt-8 text-2xl">{t("versions")}</h2>}
			<VersionList record={kind} {...{ lines, opened }} addressOf={versionAddress} />
		</OfficePage>
	);
}
