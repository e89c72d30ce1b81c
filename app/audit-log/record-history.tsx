import type { ReactNode } from "react";
import { useTexts } from "../i18n/texts.tsx";
import type { AuditEntry } from "./audit-entries.server.ts";
import { AuditList } from "./audit-list.tsx";

type Props = {
	entries: AuditEntry[];
	/** What can still be taken back, above the entries. */
	undoable?: ReactNode;
};

/** The entries of one record, collapsed below its form. */
export function RecordHistory({ entries, undoable }: Props) {
	const t = useTexts("auditLog");
	if (entries.length === 0) return null;
	return (
		<details className="mt-3 rounded-md border border-line bg-surface">
			<summary className="px-5 py-2.5 sm:px-6">
				<h2 className="inline text-lg">{t("ofRecord")}</h2> <span className="text-muted">({entries.length})</span>
			</summary>
			<div className="border-t border-line px-5 py-2 sm:px-6">
				{undoable}
				<AuditList entries={entries} ofRecord />
			</div>
		</details>
	);
}
