import { type ReactNode, useEffect, useRef } from "react";
import { type NotSent, VisitorForm } from "../site/visitor-form.tsx";
import { LocalLink } from "../foundation/i18n/link.tsx";
import { useTexts } from "../foundation/i18n/texts.tsx";
import { useKeptAddress } from "../foundation/i18n/use-kept-address.ts";
import { Checkbox } from "../foundation/ui/form/field.tsx";
import { useDropWords } from "../foundation/ui/form/keep-words.tsx";
import { MailField } from "../foundation/ui/form/mail-field.tsx";
import { showToast } from "../foundation/ui/toast.ts";

export type AlertAnswer = NotSent | { state: "sent"; email: string };

/** The form of a search alert, which the server alone checks. */
export function AlertForm({ answer }: { answer: NotSent | undefined }) {
	const t = useTexts("searchAlert");
	return (
		<VisitorForm texts="searchAlert" heading={<h2 className="text-2xl">{t("formTitle")}</h2>} answer={answer}>
			<MailField label={t("email")} hint={t("emailHint")} />
			<Checkbox name="consent" value="true" required label={t("consent")} />
			<p className="text-sm text-muted">
				<LocalLink to="/datenschutz" target="_blank" rel="noopener" className="underline underline-offset-4">
					{t("privacy")}
				</LocalLink>
			</p>
		</VisitorForm>
	);
}

/** Replaces the form once it was sent, in view and with the focus. */
export function AlertSent({ email, children }: { email: string; children: ReactNode }) {
	const t = useTexts("searchAlert");
	const box = useRef<HTMLDivElement>(null);
	useDropWords(useKeptAddress(), true);
	const title = t("sentTitle");
	useEffect(() => {
		box.current?.focus();
		box.current?.scrollIntoView({ block: "nearest" });
		showToast({ kind: "good", title });
	}, [title]);
	return (
		<div
			ref={box}
			tabIndex={-1}
			role="status"
			className="rounded-md border border-line border-l-4 border-l-good bg-good-ground p-5 sm:p-8"
		>
			<h2 className="text-2xl">{title}</h2>
			<p className="mt-3 wrap-anywhere">{t("sentText", { email })}</p>
			<p className="mt-3 text-muted">{t("sentHelp")}</p>
			{children}
		</div>
	);
}
