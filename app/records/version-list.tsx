import { Form } from "react-router";
import { AuditChanges } from "../audit-log/audit-changes.tsx";
import type { CollectionName } from "../audit-log/audit.ts";
import { dateAndTime } from "../i18n/format.ts";
import { LocalLink } from "../i18n/link.tsx";
import { useLanguage, useTexts } from "../i18n/texts.tsx";
import { Thumbnail } from "../media/thumbnail.tsx";
import { Button, buttonLook } from "../ui/button.tsx";
import { HiddenFields } from "../ui/hidden-fields.tsx";
import type { Comparison, VersionPicture } from "./record-versions.server.ts";
import type { VersionLine } from "./version.ts";

type Props = {
	lines: VersionLine[];
	/** Whether visitors see the version that is stored now. */
	isOnline: boolean;
	/** The number of the version that is compared. */
	chosen: number | null;
};

/** The versions of a record: who saved it, when, and which one visitors see. */
export function VersionList({ lines, isOnline, chosen }: Props) {
	const t = useTexts("versions");
	const language = useLanguage();
	const current = lines.find(({ origin }) => origin !== "draft")?.number;
	return (
		<ol className="mt-6 divide-y divide-line rounded-md border border-line bg-surface">
			{lines.map(({ number, origin, by, at }) => (
				<li
					key={number}
					aria-current={number === chosen ? "true" : undefined}
					className="flex flex-wrap items-center gap-x-6 gap-y-3 p-4 sm:px-5 aria-[current]:bg-sunken"
				>
					<div className="min-w-0 grow basis-72">
						<h2 className="flex flex-wrap items-center gap-2 text-lg">
							{t("number", { number })}
							{number === current && (
								<span className="rounded-sm bg-good-ground px-2 py-0.5 text-sm font-semibold text-ink">
									{t(isOnline ? "online" : "current")}
								</span>
							)}
						</h2>
						<p className="mt-1 text-sm [overflow-wrap:anywhere] text-muted">
							{t(`origin.${origin}`)} · <time dateTime={at}>{dateAndTime(language, at)}</time> · {by ?? t("unknown")}
						</p>
					</div>
					<div className="flex flex-wrap gap-2">
						<LocalLink
							to={`?version=${number}`}
							preventScrollReset
							aria-label={t("compareOf", { number })}
							className={buttonLook({ kind: "secondary", size: "small" })}
						>
							{t("compare")}
						</LocalLink>
						<Form method="post">
							<HiddenFields fields={{ version: String(number), newest: String(lines[0]!.number) }} />
							<Button
								type="submit"
								kind="secondary"
								size="small"
								title={t("restoreText")}
								aria-label={t("restoreOf", { number })}
							>
								{t("restore")}
							</Button>
						</Form>
					</div>
				</li>
			))}
		</ol>
	);
}

/** What differs between two versions, field by field. */
export function VersionComparison({ kind, of }: { kind: CollectionName; of: Comparison }) {
	const t = useTexts("versions");
	const { number, other, changes, pictures } = of;
	return (
		<section aria-labelledby="comparison" className="mt-6 rounded-md border border-line bg-surface p-5 sm:px-6">
			<h2 id="comparison" tabIndex={-1} className="text-xl">
				{t("difference", { number, other })}
			</h2>
			<p className="mt-2 flex flex-wrap items-center gap-x-4 text-sm">
				{t("with")}:
				{(["before", "current"] as const).map((word) => (
					<LocalLink
						key={word}
						to={`?version=${number}&mit=${word}`}
						preventScrollReset
						className="inline-flex min-h-9 items-center underline underline-offset-4"
					>
						{t(word === "before" ? "withBefore" : "withCurrent")}
					</LocalLink>
				))}
			</p>
			{changes.length === 0 && !pictures && <p className="mt-3">{t("same")}</p>}
			<AuditChanges kind={kind} changes={changes} />
			{pictures && (
				<div className="mt-4">
					<h3 className="font-sans text-base font-semibold">{t("pictures")}</h3>
					<div className="mt-1.5 grid gap-2 sm:grid-cols-2">
						<Pictures title={t("side", { number: other })} pictures={pictures.from} />
						<Pictures title={t("side", { number })} pictures={pictures.to} />
					</div>
				</div>
			)}
		</section>
	);
}

function Pictures({ title, pictures }: { title: string; pictures: VersionPicture[] }) {
	const t = useTexts("versions");
	return (
		<div className="min-w-0 rounded-sm border border-line bg-ground p-3">
			<p className="label-caps">{title}</p>
			{pictures.length === 0 && <p className="mt-1 text-sm">{t("noPictures")}</p>}
			<ol className="mt-1 flex flex-wrap gap-3">
				{pictures.map(({ id, path, alt }) => (
					<li key={id} className="w-20 text-xs text-muted">
						{path ? <Thumbnail picture={path} /> : <span className="block">{t("pictureGone")}</span>}
						<span className="mt-1 block [overflow-wrap:anywhere]">{alt}</span>
					</li>
				))}
			</ol>
		</div>
	);
}
