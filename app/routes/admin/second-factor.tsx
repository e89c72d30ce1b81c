import { data, redirect } from "react-router";
import { type AccountProblem, statusOf, sureForm } from "../../accounts/account-forms.ts";
import { sessionIn } from "../../accounts/guard.server.ts";
import { renewRecoveryCodes, turnOffOwn } from "../../accounts/own-account.server.ts";
import { RecoveryCodes } from "../../accounts/recovery-codes.tsx";
import { SecondFactorManage } from "../../accounts/second-factor-manage.tsx";
import { SecondFactorSetUp, type SetUp } from "../../accounts/second-factor-set-up.tsx";
import { secondFactorOf, secretToSetUp, turnOn } from "../../accounts/second-factor.server.ts";
import { appAddress } from "../../accounts/totp.server.ts";
import { date } from "../../i18n/format.ts";
import { useLanguage, useTexts } from "../../i18n/texts.tsx";
import { requestContext, unavailable } from "../../request-context.server.ts";
import { company } from "../../site/company.ts";
import { flashCookie } from "../../site/flash.server.ts";
import { PageMeta } from "../../site/page-meta.tsx";
import { type Refused, readForm, sentForm } from "../../ui/form-reader.ts";
import { qrCode } from "../../ui/qr-code.server.ts";
import type { Route } from "./+types/second-factor";
import { BackLink } from "../../ui/back-link.tsx";

export async function loader({ context }: Route.LoaderArgs) {
	const { staff, setUpDue, factorRequired: required } = sessionIn(context);
	const known = () => Promise.all([secondFactorOf(staff.id), secretToSetUp(staff.id)]);
	const [factor, secret] = await known().catch(unavailable(context, "a second factor could not be read"));
	if (secret === null) return { setUpDue, required, factor, setUp: null };
	const address = appAddress(secret, staff.email, company.name);
	return { setUpDue, required, factor, setUp: { secret, address, code: qrCode(address) } satisfies SetUp };
}

type Answer = { codes: string[] | null; code: "invalid" | "error.code" | null; refused: Refused | null; problem: AccountProblem | null };

export async function action({ request, context }: Route.ActionArgs) {
	const { staff } = sessionIn(context);
	const form = await sentForm(request);
	const answer = (status: number, more: Partial<Answer>) => data<Answer>({ codes: null, code: null, refused: null, problem: null, ...more }, { status });
	const intent = form.get("intent");
	try {
		if (intent === "on") {
			const code = String(form.get("code") ?? "").trim();
			const codes = code && (await turnOn(staff, code));
			return codes ? answer(200, { codes }) : answer(400, { code: code ? "invalid" : "error.code" });
		}
		if (intent !== "off" && intent !== "renew") throw data(null, { status: 400 });
		const read = readForm(sureForm, form);
		if (!read.ok) return answer(400, { refused: { ...read, typed: {} } });
		const password = read.value.current_password;
		const done = intent === "off" ? { codes: null, ...(await turnOffOwn(staff, password)) } : await renewRecoveryCodes(staff, password);
		if (!done.ok) {
			const problem = { reason: done.reason, ...(done.reason === "tooMany" && { seconds: done.retryAfter }) };
			return answer(statusOf(problem), { problem });
		}
		if (done.codes) return answer(200, { codes: done.codes });
	} catch (error) {
		if (!(error instanceof Error)) throw error;
		context.get(requestContext).log.error({ err: error }, "a second factor could not be changed");
		return answer(503, { problem: { reason: "failed" } });
	}
	const flash = flashCookie({ kind: "good", namespace: "secondFactor", title: "offDoneTitle", text: "offDoneText" });
	return redirect("/admin/konto", { headers: { "Set-Cookie": flash } });
}

export default function SecondFactor({ loaderData: { setUpDue, required, factor, setUp }, actionData: answer }: Route.ComponentProps) {
	const t = useTexts("secondFactor");
	const account = useTexts("account");
	const language = useLanguage();
	return (
		<div className="page-width pt-10 pb-16">
			<PageMeta title={t("title")} noIndex />
			{!setUpDue && <BackLink to="/admin/konto">{account("toAccount")}</BackLink>}
			<h1 className="mt-2 text-4xl">{t(setUpDue ? "requiredTitle" : answer?.codes ? "onTitle" : "title")}</h1>
			<p className="mt-3 mb-8 max-w-[60ch] text-lg text-muted">
				{setUpDue ? t("requiredText") : factor.enabledAt && t("enabledAt", { date: date(language, factor.enabledAt), count: factor.recoveryCodes })}
			</p>
			{answer?.codes ? (
				<RecoveryCodes codes={answer.codes} />
			) : setUp ? (
				<SecondFactorSetUp setUp={setUp} answer={answer ? { problem: answer.code } : null} />
			) : (
				<SecondFactorManage required={required} answer={answer ?? null} />
			)}
		</div>
	);
}
