import { data, redirect } from "react-router";
import { staffIn } from "../../../accounts/guard.server.ts";
import { COMPANY_PAGE } from "../../../company/company-page.ts";
import { setCompany, storedCompany } from "../../../company/company.server.ts";
import { companyForm } from "../../../company/company-fields.ts";
import { CompanyForm } from "../../../company/company-form.tsx";
import { useTexts } from "../../../i18n/texts.tsx";
import type { EntryAnswer } from "../../../office/setting-answer.ts";
import { requestContext } from "../../../request/request-context.server.ts";
import { flashCookie } from "../../../site/flash.server.ts";
import { SettingPage } from "../../../site/office/setting-page.tsx";
import { readForm, sentForm } from "../../../ui/form/form-reader.ts";
import type { Route } from "./+types/company";

export async function loader({ context }: Route.LoaderArgs) {
	try {
		return data({ stored: await storedCompany() });
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "the company's facts could not be read");
		return data({ stored: null }, { status: 503 });
	}
}

export async function action({ request, context }: Route.ActionArgs) {
	const sent = await sentForm(request);
	const form = readForm(companyForm, sent);
	if (!form.ok) return data<EntryAnswer>({ state: "refused", refused: form }, { status: 400 });
	const { typed } = form;
	try {
		const done = await setCompany(form.value, staffIn(context), String(sent.get("seen") ?? ""));
		if (done === "changed") {
			// Saved once more, it holds: the office has seen by then what it replaces.
			const { seen } = await storedCompany();
			return data<EntryAnswer>({ state: "changed", typed: { ...typed, seen } }, { status: 409 });
		}
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "the company's facts could not be stored");
		return data<EntryAnswer>({ state: "failed", code: 503, typed }, { status: 503 });
	}
	const flash = flashCookie({ kind: "good", namespace: "company", title: "saved" });
	return redirect(COMPANY_PAGE, { headers: { "Set-Cookie": flash } });
}

export default function CompanyPage({ loaderData: { stored }, actionData }: Route.ComponentProps) {
	const t = useTexts("company");
	const failure = stored ? null : t("fetchError", { code: 503 });
	return (
		<SettingPage title={t("title")} intro={t("intro")} back={t("back")} failure={failure}>
			{stored && <CompanyForm {...stored} answer={actionData} />}
		</SettingPage>
	);
}
