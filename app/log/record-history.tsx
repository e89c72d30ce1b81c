import { useTexts } from "../foundation/i18n/texts.tsx";
import type { AuditEntry } from "./audit-entries.server.ts";
import { AuditList } from "./audit-list.tsx";

export function RecordHistory({ entries }: { entries: AuditEntry[] }) {
	const t = useTexts("auditLog");
	if (entries.length === 0) return null;
	return (
		<details className="mt-3 rounded-md border border-line bg-surface">
			<summary className="px-5 py-2.5 sm:px-6">
				<h2 className="inline text-lg">{t("ofRecord")}</h2> <span className="text-muted">({entries.length})</span>
			</summary>
			<div className="border-t border-line px-5 py-2 sm:px-6">
				<AuditList entries={entries} ofRecord />
			</div>
		</details>
	);
}
