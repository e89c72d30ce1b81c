import { type ReactNode, useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { LocalLink } from "../i18n/link.tsx";
import { useTexts, useTextsByKey } from "../i18n/texts.tsx";
import { Button } from "../ui/button.tsx";
import { ErrorSummary, useCheckedForm } from "../ui/form/checked-form.tsx";
import { Checkbox, TextField } from "../ui/form/field.tsx";
import type { Refused } from "../ui/form/form-reader.ts";
import { Notice } from "../ui/notice.tsx";

/** The server's answer to the last submission. */
export type AlertAnswer =
	| { state: "refused"; refused: Refused }
	| { state: "sent"; email: string }
	| { state: "tooMany" | "tooQuick" | "failed"; typed: Record<string, string> };

/** The server alone checks this form: it has one field. */
const unchecked = () => ({ ok: true, value: null, typed: {} }) as const;

/** The form of a search alert; `trap` are the fields that tell people from programs. */
export function AlertForm({ answer, trap }: { answer: AlertAnswer | undefined; trap: ReactNode }) {
	const t = useTexts("searchAlert");
	const textByKey = useTextsByKey("searchAlert");
	const sending = useNavigation().formMethod === "POST";
	const refused = answer?.state === "refused" ? answer.refused : null;
	const { errors, onSubmit, onInput } = useCheckedForm(unchecked, refused);
	const message = (field: string) => errors[field] && textByKey(errors[field]);
	const typed = refused?.typed ?? (answer && "typed" in answer ? answer.typed : {});
	return (
		<Form
			method="post"
			onSubmit={onSubmit}
			onInput={onInput}
			noValidate
			className="relative grid grid-cols-1 gap-6 rounded-md border border-line bg-surface p-5 sm:p-8"
		>
			<h2 className="text-2xl">{t("formTitle")}</h2>
			{answer && "typed" in answer && <Failure state={answer.state} />}
			<ErrorSummary title={t("summary")} errors={errors} text={textByKey} />
			{trap}
			<TextField
				label={t("email")}
				name="email"
				hint={t("emailHint")}
				error={message("email")}
				defaultValue={typed.email}
				type="email"
				autoComplete="email"
				required
				maxLength={254}
			/>
			<Checkbox
				name="consent"
				value="true"
				required
				defaultChecked={typed.consent === "true"}
				error={message("consent")}
				label={t("consent")}
			/>
			<p className="text-sm text-muted">
				<LocalLink to="/datenschutz" className="underline underline-offset-4">
					{t("privacy")}
				</LocalLink>
			</p>
			<Button type="submit" disabled={sending} className="justify-self-start">
				{sending ? t("sending") : t("send")}
			</Button>
		</Form>
	);
}

function Failure({ state }: { state: "tooMany" | "tooQuick" | "failed" }) {
	const t = useTexts("searchAlert");
	const text = { tooMany: "tooManyText", tooQuick: "tooQuickText", failed: "failureText" } as const;
	return (
		<Notice kind="bad" title={t("failureTitle")}>
			<p>{t(text[state])}</p>
		</Notice>
	);
}

/** Stands in the form's place once it was sent, in view and with the focus. */
export function AlertSent({ email, children }: { email: string; children: ReactNode }) {
	const t = useTexts("searchAlert");
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		box.current?.focus();
		box.current?.scrollIntoView({ block: "nearest" });
	}, []);
	return (
		<div
			ref={box}
			tabIndex={-1}
			role="status"
			className="rounded-md border border-line border-l-4 border-l-good bg-good-ground p-5 sm:p-8"
		>
			<h2 className="text-2xl">{t("sentTitle")}</h2>
			<p className="mt-3 wrap-anywhere">{t("sentText", { email })}</p>
			<p className="mt-3 text-muted">{t("sentHelp")}</p>
			{children}
		</div>
	);
}
