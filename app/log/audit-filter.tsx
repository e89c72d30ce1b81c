import { Form, Link } from "react-router";
import { useTexts } from "../foundation/i18n/texts.tsx";
import { Button, buttonLook } from "../foundation/ui/button.tsx";
import { SelectField } from "../foundation/ui/form/field.tsx";
import { useNameOf } from "../office/frame/people.tsx";
import { type AuditKind, auditKinds } from "./audit.ts";
import { useKindNames } from "./use-record-labels.ts";

export function AuditFilter({ kind, by, people }: { kind: AuditKind | null; by: string | null; people: string[] }) {
	const t = useTexts("auditLog");
	const kindName = useKindNames();
	const nameOf = useNameOf();
	// The requested user is always a choice, even without an entry.
	const choices = by && !people.includes(by) ? [by, ...people] : people;
	return (
		<Form method="get" className="mt-6 flex flex-wrap items-end gap-4">
			<SelectField key={`kind ${kind}`} name="art" label={t("filterKind")} defaultValue={kind ?? ""}>
				<option value="">{t("allKinds")}</option>
				{auditKinds.map((one) => (
					<option key={one} value={one}>
						{kindName(one)}
					</option>
				))}
			</SelectField>
			<SelectField key={`by ${by}`} name="von" label={t("filterBy")} defaultValue={by ?? ""}>
				<option value="">{t("everybody")}</option>
				{choices.map((person) => (
					<option key={person} value={person}>
						{nameOf(person)}
					</option>
				))}
			</SelectField>
			<Button type="submit" kind="secondary">
				{t("show")}
			</Button>
			{(kind || by) && (
				<Link to="/admin/verlauf" className={buttonLook({ kind: "quiet" })}>
					{t("showAll")}
				</Link>
			)}
		</Form>
	);
}
