import type { ReactNode } from "react";
import { useTexts } from "../foundation/i18n/texts.tsx";
import { shorten } from "../foundation/ui/shorten.ts";
import { differingPart } from "../office/differing-part.ts";
import { Marked } from "../office/marked.tsx";
import type { Change, AuditKind } from "./audit.ts";
import { useAuditTexts } from "./use-audit-texts.ts";

/** Longer values are shortened; a click shows them in full, side by side. */
const MAX_LENGTH = 90;
const LEAD_WORDS = 3;

export function AuditChanges({ kind, changes }: { kind: AuditKind; changes: Change[] }) {
	if (changes.length === 0) return null;
	return (
		<ul className="mt-1 grid gap-1 text-sm">
			{changes.map((change) => (
				<li key={change.field} className="min-w-0">
					<OneChange kind={kind} change={change} />
				</li>
			))}
		</ul>
	);
}

function OneChange({ kind, change }: { kind: AuditKind; change: Change }) {
	const t = useTexts("auditLog");
	const words = useAuditTexts(kind);
	const label = words.field(change.field);
	const wasEmpty = change.from === null || change.from === "";
	const [from, to] = [words.value(change.field, change.from), words.value(change.field, change.to)];
	// The name itself is not in the log, so there is nothing to compare.
	if (change.field === "reserved_for") return <p className="font-semibold">{change.to ? label : t("customerGone")}</p>;
	// Changed values that look alike in words, such as pictures without a description.
	if (from === to)
		return (
			<p>
				<b className="font-semibold">{label}:</b> <span>{t("otherThan", { value: shorten(to, MAX_LENGTH) })}</span>
			</p>
		);
	const isShort = from.length <= MAX_LENGTH && to.length <= MAX_LENGTH;
	const part = differingPart(from, to);
	/** The part that differs, behind the few words before it. */
	const lead = part.begin.split(/(?=\s)/).slice(-LEAD_WORDS);
	const brief = (text: string, between: string) =>
		isShort ? text : shorten(`${part.begin && "… "}${lead.join("")}${between}`, MAX_LENGTH);
	const line = (
		<>
			<b className="font-semibold">{label}:</b>{" "}
			{!wasEmpty && (
				<>
					<span className="sr-only">{t("before")}: </span>
					<del className="text-muted decoration-line">{brief(from, part.theirs)}</del>{" "}
					{to !== t("nothing") && <span aria-hidden>→ </span>}
					<span className="sr-only">{t("after")}: </span>
				</>
			)}
			<ins className="no-underline">{brief(to, part.yours)}</ins>
		</>
	);
	if (isShort) return <p>{line}</p>;
	return (
		<details>
			<summary className="rounded-sm hover:bg-sunken">{line}</summary>
			<div className="mt-2 grid gap-3 sm:grid-cols-2">
				<FullText title={t("before")} text={<Marked part={part} between={part.theirs} />} />
				<FullText title={t("after")} text={<Marked part={part} between={part.yours} />} />
			</div>
		</details>
	);
}

function FullText({ title, text }: { title: string; text: ReactNode }) {
	return (
		<div className="min-w-0 rounded-sm border border-line bg-ground p-3">
			<p className="label-caps">{title}</p>
			<p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
		</div>
	);
}
