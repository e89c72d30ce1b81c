import { useEffect, useState } from "react";
import { Form, useSubmit } from "react-router";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { TextField } from "../../foundation/ui/form/field.tsx";
import { Failure } from "../../foundation/ui/failure.tsx";
import { canUsePasskeys } from "./ask-passkey.ts";
import { deviceOf } from "../../log/device.ts";
import { PasskeyButton } from "./passkey-button.tsx";

/** Creates a passkey on this device, or says why that is impossible. */
export function PasskeyAdd({ origin, problem }: { origin: string | null; problem: "nameMissing" | "notAdded" | null }) {
	const t = useTexts("passkeys");
	const submit = useSubmit();
	const [able, setAble] = useState<boolean | null>(null);
	const [name, setName] = useState("");
	const account = useTexts("account");
	useEffect(() => {
		setAble(canUsePasskeys(origin));
		const { browser, system } = deviceOf(navigator.userAgent);
		setName((typed) => typed || (browser && system ? account("device", { browser, system }) : ""));
		// oxlint-disable-next-line react-hooks/exhaustive-deps
	}, [origin]);
	return (
		<section className="mt-6 grid max-w-xl gap-4 rounded-md border border-line bg-surface p-5 sm:p-8">
			<h2 className="text-xl">{t("addTitle")}</h2>
			{problem === "notAdded" && <Failure of={problem} title={t("failedTitle")} text={t("notAdded")} />}
			<p className="without-script text-muted">{t("needsScript")}</p>
			{able === false && (
				<p className="text-muted">{t(origin === null ? "notHere" : "notThisBrowser", { address: origin ?? "" })}</p>
			)}
			{able && (
				<Form method="post" noValidate onSubmit={(event) => event.preventDefault()} className="grid gap-4">
					<p className="text-muted">{t("addText")}</p>
					<TextField
						label={t("name")}
						name="name"
						hint={t("nameHint")}
						error={problem === "nameMissing" ? t("nameMissing") : null}
						value={name}
						onChange={(event) => setName(event.target.value)}
						maxLength={60}
						autoComplete="off"
						required
					/>
					<div>
						<PasskeyButton
							purpose="add"
							origin={origin}
							kind="primary"
							onAnswer={(credential) => void submit({ intent: "add", name, credential }, { method: "post" })}
						>
							{t("add")}
						</PasskeyButton>
					</div>
				</Form>
			)}
		</section>
	);
}
