import { useTexts } from "../i18n/texts.tsx";
import type { Change, AuditKind } from "./audit.ts";
import { useAuditWords } from "./use-audit-words.ts";

/** Longer values are cut; a click shows them whole, side by side. */
const SHOWN_LETTERS = 90;

/** What changed, field by field: before and after. */
export function AuditChanges({ kind, changes }: { kind: AuditKind; changes: Change[] }) {
	if (changes.length === 0) return null;
	return (
		<ul className="mt-2 grid gap-1.5 text-sm">
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
	const words = useAuditWords(kind);
	const label = words.field(change.field);
	const [from, to] = [words.value(change.field, change.from), words.value(change.field, change.to)];
	// What differs, but not in words: pictures without a description, a file.
	if (from === to)
		return (
			<p>
				<b className="font-semibold">{label}:</b> {t("otherThan", { value: shortened(to) })}
			</p>
		);
	const line = (
		<>
			<b className="font-semibold">{label}:</b> <BeforeAndAfter from={shortened(from)} to={shortened(to)} />
		</>
	);
	if (from.length <= SHOWN_LETTERS && to.length <= SHOWN_LETTERS) return <p>{line}</p>;
	return (
		<details>
			<summary className="rounded-sm hover:bg-sunken">{line}</summary>
			<div className="mt-2 grid gap-3 sm:grid-cols-2">
				<Whole title={t("before")} text={from} />
				<Whole title={t("after")} text={to} />
			</div>
		</details>
	);
}

function BeforeAndAfter({ from, to }: { from: string; to: string }) {
	const t = useTexts("auditLog");
	return (
		<>
			<span className="sr-only">{t("before")}: </span>
			<del className="text-muted decoration-line">{from}</del> <span aria-hidden>→</span>{" "}
			<span className="sr-only">{t("after")}: </span>
			<ins className="no-underline">{to}</ins>
		</>
	);
}

function Whole({ title, text }: { title: string; text: string }) {
	return (
		<div className="min-w-0 rounded-sm border border-line bg-ground p-3">
			<p className="label-caps">{title}</p>
			<p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
		</div>
	);
}

/** On a word's border where there is one; line breaks become spaces. */
function shortened(text: string): string {
	const line = text.replace(/\s+/g, " ");
	if (line.length <= SHOWN_LETTERS) return line;
	return `${line.slice(0, SHOWN_LETTERS).replace(/\s\S{0,15}$/, "")} …`;
}
