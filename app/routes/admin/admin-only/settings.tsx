import { data, redirect } from "react-router";
import { staffIn } from "../../../accounts/guard.server.ts";
import { contactRequestDays, requestsOlderThan, setContactRequestDays } from "../../../requests/retention.server.ts";
import { useTexts } from "../../../foundation/i18n/texts.tsx";
import type { NotStored } from "../../../office/asking-form.tsx";
import { retentionDaysForm, type RetentionName } from "../../../office/retention-days.ts";
import { type RetentionAnswer, RetentionEditor } from "../../../office/retention-editor.tsx";
import { MakesEditor } from "../../../machines/machine/makes-editor.tsx";
import { ownMakesText, setOwnMakes } from "../../../machines/machine/own-makes.server.ts";
import { OWN_MAKES, ownMakesForm } from "../../../machines/machine/own-makes.ts";
import { type SaleAnswer, SaleEditor } from "../../../machines/sale-editor.tsx";
import { saleSettingsForm } from "../../../machines/sale-settings.ts";
import { saleSettings, setSaleSettings } from "../../../machines/sale-settings.server.ts";
import { requestContext } from "../../../foundation/request/request-context.server.ts";
import { flashCookie } from "../../../site/flash.server.ts";
import { PageMeta } from "../../../site/page-meta.tsx";
import { SettingLinks } from "../../../office/frame/setting-links.tsx";
import { entriesOlderThan, logDays, setLogDays } from "../../../log/log-retention.server.ts";
import { sentForm } from "../../../foundation/request/sent-form.server.ts";
import { readForm } from "../../../foundation/ui/form/form-reader.ts";
import type { Route } from "./+types/settings";

/** The retention periods: after how many days requests and log entries are deleted. */
const settings = {
	contact_request_days: { read: contactRequestDays, older: requestsOlderThan, set: setContactRequestDays },
	log_days: { read: logDays, older: entriesOlderThan, set: setLogDays },
};

export async function loader() {
	const [contact_request_days, log_days, sale, makes] = await Promise.all([
		settings.contact_request_days.read(),
		settings.log_days.read(),
		saleSettings(),
		ownMakesText(),
	]);
	return { days: { contact_request_days, log_days }, sale, makes };
}

type Answer =
	| (RetentionAnswer & { name: RetentionName })
	| (SaleAnswer & { name: "sale" })
	| (NotStored & { name: "makes" });

/** Changes a retention period. If the new one would delete rows at once, it asks first. */
export async function action({ request, context }: Route.ActionArgs) {
	const sent = await sentForm(request);
	if (sent.has("sold_page_days")) return saveSaleSettings(sent, context);
	if (sent.has(OWN_MAKES)) return saveMakes(sent, context);
	const name: RetentionName = sent.has("log_days") ? "log_days" : "contact_request_days";
	const form = readForm(retentionDaysForm(name), sent);
	const typed = form.typed[name] ?? "";
	if (!form.ok)
		return data<Answer>({ name, state: "refused", error: Object.values(form.errors)[0]!, typed }, { status: 400 });
	const days = form.value[name];
	try {
		const count = days === null || form.value.agreed === String(days) ? 0 : await settings[name].older(days);
		if (days !== null && count > 0) return data<Answer>({ name, state: "ask", days, count }, { status: 409 });
		await settings[name].set(days, staffIn(context));
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "a setting could not be stored");
		return data<Answer>({ name, state: "failed", code: 503, typed }, { status: 503 });
	}
	const text = `${days === null ? "savedOff" : "savedOn"}.${name}`;
	const flash = flashCookie({
		kind: "good",
		namespace: "einstellungen",
		title: "saved",
		text,
		values: { days: String(days) },
	});
	return redirect("/admin/einstellungen", { headers: { "Set-Cookie": flash } });
}

async function saveSaleSettings(sent: FormData, context: Route.ActionArgs["context"]) {
	const form = readForm(saleSettingsForm, sent);
	if (!form.ok)
		return data<Answer>({ name: "sale", error: form.errors.sold_page_days!, typed: form.typed }, { status: 400 });
	try {
		await setSaleSettings(form.value, staffIn(context));
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "a setting could not be stored");
		return data<Answer>({ name: "sale", error: null, typed: form.typed }, { status: 503 });
	}
	const flash = flashCookie({ kind: "good", namespace: "einstellungen", title: "saved", text: "saleSaved" });
	return redirect("/admin/einstellungen", { headers: { "Set-Cookie": flash } });
}

async function saveMakes(sent: FormData, context: Route.ActionArgs["context"]) {
	const form = readForm(ownMakesForm, sent);
	const { typed } = form;
	if (!form.ok) return data<Answer>({ name: "makes", errors: form.errors, typed }, { status: 400 });
	try {
		await setOwnMakes(form.value[OWN_MAKES], staffIn(context));
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "a setting could not be stored");
		return data<Answer>({ name: "makes", code: 503, typed }, { status: 503 });
	}
	const flash = flashCookie({ kind: "good", namespace: "makes", title: "saved" });
	return redirect("/admin/einstellungen", { headers: { "Set-Cookie": flash } });
}

export default function Settings({ loaderData: { days, sale, makes }, actionData }: Route.ComponentProps) {
	const t = useTexts("einstellungen");
	return (
		<div className="page-width pt-8">
			<PageMeta title={t("title")} noIndex />
			<h1 className="mt-2 text-4xl">{t("title")}</h1>
			<SettingLinks />
			<SaleEditor settings={sale} answer={actionData?.name === "sale" ? actionData : undefined} />
			<MakesEditor makes={makes} answer={actionData?.name === "makes" ? actionData : undefined} />
			{(["contact_request_days", "log_days"] as const).map((name) => (
				<RetentionEditor
					key={name}
					name={name}
					days={days[name]}
					answer={actionData?.name === name ? actionData : undefined}
				/>
			))}
		</div>
	);
}
