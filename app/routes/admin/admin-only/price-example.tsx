import { data, redirect } from "react-router";
import { staffIn } from "../../../accounts/guard.server.ts";
import { useTexts } from "../../../i18n/texts.tsx";
import type { SettingAnswer } from "../../../office/setting-answer.ts";
import { priceExampleForm } from "../../../offers/price-example.ts";
import { priceExample, setPriceExample } from "../../../offers/price-example.server.ts";
import { PriceExampleForm } from "../../../offers/price-example-form.tsx";
import { requestContext } from "../../../request/request-context.server.ts";
import { flashCookie } from "../../../site/flash.server.ts";
import { SettingPage } from "../../../site/office/setting-page.tsx";
import { readForm, sentForm } from "../../../ui/form/form-reader.ts";
import type { Route } from "./+types/price-example";

export async function loader({ context }: Route.LoaderArgs) {
	try {
		return data({ example: await priceExample() });
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "how prices are explained could not be read");
		return data({ example: null }, { status: 503 });
	}
}

export async function action({ request, context }: Route.ActionArgs) {
	const form = readForm(priceExampleForm, await sentForm(request));
	if (!form.ok) return data<SettingAnswer>({ state: "refused", refused: form }, { status: 400 });
	try {
		await setPriceExample(form.value, staffIn(context));
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "how prices are explained could not be stored");
		return data<SettingAnswer>({ state: "failed", code: 503, typed: form.typed }, { status: 503 });
	}
	const flash = flashCookie({ kind: "good", namespace: "priceExample", title: "saved" });
	return redirect("/admin/einstellungen/preise", { headers: { "Set-Cookie": flash } });
}

export default function Prices({ loaderData: { example }, actionData }: Route.ComponentProps) {
	const t = useTexts("priceExample");
	const failure = example ? null : t("fetchError", { code: 503 });
	return (
		<SettingPage title={t("title")} intro={t("intro")} back={t("back")} failure={failure}>
			{example && <PriceExampleForm example={example} answer={actionData} />}
		</SettingPage>
	);
}
