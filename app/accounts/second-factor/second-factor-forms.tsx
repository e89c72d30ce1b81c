import { Form } from "react-router";
import { useTexts } from "../../i18n/texts.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { QrCode } from "../../ui/qr-code.tsx";
import { Failure } from "../../ui/failure.tsx";

/** What an authenticator app needs: the secret, also as a link and as a QR code. */
export type SetUp = { secret: string; address: string; code: { size: number; path: string } };

/** Three steps: get an app, scan the QR code, type the app's code. `answer`: why the last code was refused. */
export function SecondFactorSetUp({
	setUp,
	answer,
}: {
	setUp: SetUp;
	answer: { problem: "invalid" | "error.code" | null } | null;
}) {
	const t = useTexts("secondFactor");
	const wrong = answer?.problem === "invalid" ? { title: t("invalidTitle"), text: t("invalid") } : null;
	return (
		<Form method="post" noValidate className="grid max-w-xl gap-6 rounded-md border border-line bg-surface p-5 sm:p-8">
			{wrong && <Failure of={answer} {...wrong} />}
			<ol className="grid list-decimal gap-6 pl-5">
				<li>
					<p className="mb-3">{t("stepApp")}</p>
					<QrCode code={setUp.code} label={t("qrCode")} className="size-52 rounded-sm border border-line" />
					<a href={setUp.address} className="mt-3 inline-block underline underline-offset-4">
						{t("openApp")}
					</a>
				</li>
				<li>
					<p className="mb-2">{t("stepText")}</p>
					<p className="font-mono text-lg break-all select-all" translate="no">
						{setUp.secret.replace(/.{4}(?=.)/g, "$& ")}
					</p>
				</li>
				<li>
					<p className="mb-3">{t("stepCode")}</p>
					<div className="max-w-48">
						<TextField
							label={t("code")}
							name="code"
							error={answer?.problem ? t(answer.problem) : null}
							inputMode="numeric"
							autoComplete="one-time-code"
							maxLength={10}
							required
						/>
					</div>
				</li>
			</ol>
			<Button type="submit" name="intent" value="on" className="justify-self-start">
				{t("turnOn")}
			</Button>
		</Form>
	);
}
