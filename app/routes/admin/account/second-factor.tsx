import { data } from "react-router";
import { notTaken } from "../../../accounts/account-answer.server.ts";
import { actingUserIn, sessionIn } from "../../../accounts/guard.server.ts";
import { renewRecoveryCodes, turnOffOwn } from "../../../accounts/own-account.server.ts";
import {
	RecoveryCodes,
	SecondFactorManage,
	SecondFactorSetUp,
	type SetUp,
} from "../../../accounts/second-factor/second-factor-forms.tsx";
import { secondFactorOf, secretToSetUp, turnOn } from "../../../accounts/second-factor/second-factor.server.ts";
import { confirmedPage } from "../../../accounts/second-factor/step-up.server.ts";
import { appAddress } from "../../../accounts/second-factor/totp.server.ts";
import { date } from "../../../foundation/i18n/format.ts";
import { LocalLink } from "../../../foundation/i18n/link.tsx";
import { useLanguage, useTexts } from "../../../foundation/i18n/texts.tsx";
import { company } from "../../../site/company.ts";
import { redirectWithFlash } from "../../../site/flash.server.ts";
import { sentForm } from "../../../foundation/request/sent-form.server.ts";
import { qrCode } from "../../../foundation/ui/qr-code.server.ts";
import type { Route } from "./+types/second-factor";
import { OfficePage } from "../../../office/frame/office-page.tsx";

/** An intruder with an open session must not learn the secret that its owner will set up later. */
export const middleware = [confirmedPage];

export async function loader({ context }: Route.LoaderArgs) {
	const { staff, setUpDue, factorRequired: required } = sessionIn(context);
	const factor = await secondFactorOf(staff.id);
	const secret = await secretToSetUp(staff.id);
	if (secret === null) return { setUpDue, required, factor, setUp: null };
	const address = appAddress(secret, staff.email, company.name);
	return { setUpDue, required, factor, setUp: { secret, address, code: qrCode(address) } satisfies SetUp };
}

export async function action({ request, context }: Route.ActionArgs) {
	const actingUser = actingUserIn(context);
	const sent = await sentForm(request);
	const intent = sent.get("intent");
	if (intent === "on") {
		const code = String(sent.get("code") ?? "").trim();
		if (!code) return notTaken(400, { errors: { code: "error.code" } });
		const codes = await turnOn(actingUser, code);
		return codes ? { codes } : notTaken(400, { problem: "invalid" });
	}
	if (intent === "renew") return { codes: await renewRecoveryCodes(actingUser) };
	if (intent !== "off") throw data(null, { status: 400 });
	if ((await turnOffOwn(actingUser)) === "required") return notTaken(409, { problem: "required" });
	const flash = { kind: "good", namespace: "secondFactor", title: "offDoneTitle", text: "offDoneText" } as const;
	return redirectWithFlash("/admin/konto", flash);
}

export default function SecondFactor({ loaderData, actionData: answer }: Route.ComponentProps) {
	const { setUpDue, required, factor, setUp } = loaderData;
	const t = useTexts("secondFactor");
	const account = useTexts("account");
	const language = useLanguage();
	const codes = answer && "codes" in answer ? answer.codes : null;
	const refused = answer && "typed" in answer ? answer : undefined;
	return (
		<OfficePage
			title={t(setUpDue ? "requiredTitle" : codes ? "onTitle" : "title")}
			tab={t("title")}
			back={setUpDue ? undefined : { to: "/admin/konto", words: account("toAccount") }}
			intro={
				setUpDue
					? t("requiredText")
					: factor.enabledAt && t("enabledAt", { date: date(language, factor.enabledAt), count: factor.recoveryCodes })
			}
		>
			{codes ? (
				<RecoveryCodes codes={codes} />
			) : setUp ? (
				<SecondFactorSetUp setUp={setUp} answer={refused} />
			) : (
				<SecondFactorManage required={required} answer={refused} />
			)}
			{setUpDue && (
				<LocalLink to="/admin/konto/passkeys" className="mt-6 inline-block underline underline-offset-4">
					{t("orPasskey")}
				</LocalLink>
			)}
		</OfficePage>
	);
}
