import { data } from "react-router";
import { staffIn } from "../../../accounts/guard.server.ts";
import { requestsOlderThan } from "../../../requests/retention.server.ts";
import { useTexts } from "../../../foundation/i18n/texts.tsx";
import { retentionDaysForm, type RetentionName } from "../../../office/retention-days.ts";
import { type RetentionAnswer, RetentionEditor } from "../../../office/retention-editor.tsx";
import { MakesEditor } from "../../../machines/machine/makes-editor.tsx";
import { ownMakesText, setOwnMakes } from "../../../machines/machine/own-makes.server.ts";
import { OWN_MAKES, ownMakesForm } from "../../../machines/machine/own-makes.ts";
import { SaleEditor } from "../../../machines/sale-editor.tsx";
import { saleSettingsForm } from "../../../machines/sale-settings.ts";
import { saleSettings, setSaleSettings } from "../../../machines/sale-settings.server.ts";
import { type Flash, redirectWithFlash } from "../../../site/flash.server.ts";
import { PageMeta } from "../../../site/page-meta.tsx";
import { SettingLinks } from "../../../office/frame/setting-links.tsx";
import { entriesOlderThan } from "../../../log/log-retention.server.ts";
import { retentionDays, setRetentionDays } from "../../../log/retention-days.server.ts";
import { sentForm } from "../../../foundation/request/sent-form.server.ts";
import { type Read, readForm } from "../../../foundation/ui/form/form-reader.ts";
import type { Route } from "./+types/settings";

/** How many rows each period of days would delete. */
const olderThan = { contact_request_days: requestsOlderThan, log_days: entriesOlderThan };

export async function loader() {
	const [contact_request_days, log_days, sale, makes] = await Promise.all([
		retentionDays("contact_request_days"),
		retentionDays("log_days"),
		saleSettings(),
		ownMakesText(),
	]);
	return { days: { contact_request_days, log_days }, sale, makes };
}

type Answer = RetentionAnswer & { name: "sale" | "makes" | RetentionName };

/** Changes the settings of one form. If a retention period would delete rows at once, it asks first. */
export async function action({ request, context }: Route.ActionArgs) {
	const sent = await sentForm(request);
	const by = staffIn(context);
	if (sent.has("sold_page_days"))
		return save("sale", readForm(saleSettingsForm, sent), async (sale) => {
			await setSaleSettings(sale, by);
			return { namespace: "einstellungen", title: "saved" };
		});
	if (sent.has(OWN_MAKES))
		return save("makes", readForm(ownMakesForm, sent), async (makes) => {
			await setOwnMakes(makes[OWN_MAKES], by);
			return { namespace: "makes", title: "saved" };
		});
	const name: RetentionName = sent.has("log_days") ? "log_days" : "contact_request_days";
	return save(name, readForm(retentionDaysForm(name), sent), async ({ [name]: days, agreed }) => {
		const count = days === null || agreed === String(days) ? 0 : await olderThan[name](days);
		if (days !== null && count > 0) return { days, count };
		await setRetentionDays(name, days, by);
		const text = `${days === null ? "savedOff" : "savedOn"}.${name}`;
		return { namespace: "einstellungen", title: "saved", text, values: { days: String(days) } };
	});
}

/** Stores a valid form. `store` returns the message of success, or what is to be asked first. */
async function save<T>(
	name: Answer["name"],
	form: Read<T>,
	store: (value: T) => Promise<Omit<Flash, "kind"> | NonNullable<Answer["ask"]>>,
) {
	const { typed } = form;
	if (!form.ok) return data<Answer>({ name, errors: form.errors, typed }, { status: 400 });
	const done = await store(form.value);
	if ("count" in done) return data<Answer>({ name, typed, ask: done }, { status: 409 });
	return redirectWithFlash("/admin/einstellungen", { kind: "good", ...done });
}

export default function Settings({ loaderData: { days, sale, makes }, actionData }: Route.ComponentProps) {
	const t = useTexts("einstellungen");
	const answerTo = (name: Answer["name"]) => (actionData?.name === name ? actionData : undefined);
	return (
		<div className="page-width pt-8">
			<PageMeta title={t("title")} noIndex />
			<h1 className="mt-2 text-4xl">{t("title")}</h1>
			<SettingLinks />
			<SaleEditor settings={sale} answer={answerTo("sale")} />
			<MakesEditor makes={makes} answer={answerTo("makes")} />
			{(["contact_request_days", "log_days"] as const).map((name) => (
				<RetentionEditor key={name} name={name} days={days[name]} answer={answerTo(name)} />
			))}
		</div>
	);
}
