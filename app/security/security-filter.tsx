import { Form, Link } from "react-router";
import { useTexts } from "../i18n/texts.tsx";
import { Button, buttonLook } from "../ui/button.tsx";
import { SelectField, TextField } from "../ui/form/field.tsx";
import { HiddenFields } from "../ui/form/hidden-fields.tsx";
import { type SecurityEvent, securityEvents } from "./security.ts";
import { securityFields } from "./security-view.ts";

type View = { event: SecurityEvent | null; person: string | null };

/** The form that filters the log. */
export function SecurityFilter({ event, person }: View) {
	const t = useTexts("security");
	return (
		<Form method="get" className="mt-6 flex flex-wrap items-end gap-4">
			<SelectField key={`event ${event}`} name="ereignis" label={t("event")} defaultValue={event ?? ""}>
				<option value="">{t("allEvents")}</option>
				{securityEvents.map((one) => (
					<option key={one} value={one}>
						{t(`event.${one}`)}
					</option>
				))}
			</SelectField>
			<div className="w-full max-w-80">
				<TextField
					key={`person ${person}`}
					name="person"
					label={t("filterPerson")}
					defaultValue={person ?? ""}
					autoComplete="off"
					inputMode="email"
					maxLength={254}
				/>
			</div>
			<Button type="submit" kind="secondary">
				{t("show")}
			</Button>
			{(event || person) && (
				<Link to="/admin/sicherheit" className={buttonLook({ kind: "quiet" })}>
					{t("showAll")}
				</Link>
			)}
		</Form>
	);
}

/** Exports all filtered entries. A form rather than a link, because the export is logged. */
export function SecurityExport(view: View) {
	const t = useTexts("security");
	return (
		<Form method="post" action="/admin/sicherheit/export" reloadDocument>
			<HiddenFields fields={securityFields(view)} />
			<Button type="submit" kind="secondary" size="small">
				{t("export")}
			</Button>
		</Form>
	);
}
