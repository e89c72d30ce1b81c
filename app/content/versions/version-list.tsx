import { Form } from "react-router";
import { dateAndTime } from "../../foundation/i18n/format.ts";
import { AuditChanges } from "../../log/audit-changes.tsx";
import { useLanguage, useTexts } from "../../foundation/i18n/texts.tsx";
import { Button } from "../../foundation/ui/button.tsx";
import { LinkButton } from "../../foundation/i18n/link.tsx";
import { PersonMark } from "../../office/frame/people.tsx";
import { HiddenFields } from "../../foundation/ui/form/hidden-fields.tsx";
import { goneWords, MOST_VERSIONS } from "./version.ts";
import { useAuditTexts } from "../../log/use-audit-texts.ts";
import { Notice } from "../../foundation/ui/notice.tsx";
import type { RecordKind } from "../record.ts";
import { RecordReading } from "../form/record-reading.tsx";
import type { OpenedVersion } from "./record-versions.server.ts";
import type { VersionLine } from "./versions.server.ts";

type Props = {
	record: RecordKind;
	lines: VersionLine[];
	/** The version of which all is shown. */
	opened: OpenedVersion | null;
	/** Visitors see the current version. */
	isOnline?: boolean;
	/** Each version can be restored. */
	restores?: boolean;
	/** The address that opens a version; without a number, none is open. */
	addressOf: (number?: number) => string;
};

export function VersionList({ record, lines, opened, isOnline, restores, addressOf }: Props) {
	const t = useTexts("versions");
	const drafts = useTexts("drafts");
	const language = useLanguage();
	if (lines.length === 0) return null;
	const current = lines.find(({ origin }) => origin !== "draft")?.number;
	return (
		<>
			<p className="mt-6 text-muted">{t("count", { count: lines.length, most: MOST_VERSIONS })}</p>
			<ol className="mt-2 divide-y divide-line rounded-md border border-line bg-surface">
				{lines.map(({ number, origin, by, hasLeft, at, changes = [] }) => (
					<li
						key={number}
						id={`version-${number}`}
						className="flex scroll-mt-4 flex-wrap items-center gap-x-6 gap-y-3 p-4 sm:px-5"
					>
						<div className="min-w-0 grow basis-72">
							<h2 className="flex flex-wrap items-center gap-2 text-lg">
								<span>{t("number", { number })}</span>
								{number === current && (
									<span className="rounded-sm bg-good-ground px-2 py-0.5 text-sm font-semibold text-ink">
										{t(isOnline ? "online" : "current")}
									</span>
								)}
								{origin === "draft" && <span className="rounded-sm border px-1.5 text-sm">{drafts("badge")}</span>}
							</h2>
							<p className="mt-1 text-sm [overflow-wrap:anywhere] text-muted">
								{t(`origin.${origin}`)} · <time dateTime={at}>{dateAndTime(language, at)}</time> ·&nbsp;{" "}
								<PersonMark email={by} />
								{hasLeft && <span>{` (${t("hasLeft")})`}</span>}
							</p>
							<AuditChanges kind={record.kind} changes={changes} />
						</div>
						<div className="flex flex-wrap gap-2">
							{number === opened?.number ? (
								<LinkButton to={addressOf()} preventScrollReset kind="secondary" size="small">
									{t("hide")}
								</LinkButton>
							) : (
								<LinkButton
									to={`${addressOf(number)}#version-${number}`}
									aria-label={t("showOf", { number })}
									kind="secondary"
									size="small"
								>
									{t("show")}
								</LinkButton>
							)}
							{restores && number !== current && (
								<Form method="post">
									{/* With the newest version that the page shows, so that nobody restores over one they have not seen. */}
									<HiddenFields fields={{ version: String(number), newest: String(lines[0]!.number) }} />
									<Button
										kind="secondary"
										size="small"
										title={t("restoreText")}
										aria-label={t("restoreOf", { number })}
									>
										{t("restore")}
									</Button>
								</Form>
							)}
						</div>
						{number === opened?.number && <VersionContent {...{ record, opened }} />}
					</li>
				))}
			</ol>
		</>
	);
}

/** All that a version holds, and what of it no longer exists. */
function VersionContent({ record, opened: { values, pictures, gone } }: { record: RecordKind; opened: OpenedVersion }) {
	const t = useTexts("versions");
	const words = useAuditTexts(record.kind);
	const fields = gone.fields.map((name) => `${words.field(name)}: ${words.value(name, values[name] ?? null)}`);
	const what = goneWords(gone, fields, t);
	return (
		<div className="basis-full border-t border-line pt-4">
			{what && <Notice kind="plain" title={t("goneTitle")} text={t("goneText", { what })} className="mb-4" />}
			<RecordReading {...{ record, values, pictures }} />
		</div>
	);
}
