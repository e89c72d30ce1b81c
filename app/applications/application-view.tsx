import { defaultLanguage } from "../i18n/language.ts";
import { mdiDownload } from "@mdi/js";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { size } from "../i18n/bytes.ts";
import { dateAndTime } from "../i18n/format.ts";
import { LocalLink } from "../i18n/link.tsx";
import { useLanguage, useTexts } from "../i18n/texts.tsx";
import { Button, buttonLook } from "../ui/button.tsx";
import { AskLink } from "../ui/ask-link.tsx";
import { Icon } from "../ui/icon.tsx";
import { type Application, type ApplicationIntent, APPLICATIONS } from "./application.ts";
import { ApplicationState } from "./application-table.tsx";
import { mailLink } from "../requests/page/reply-link.ts";
import { Fact, Phone } from "../requests/page/request-facts.tsx";

type Props = { application: Application; asksToRemove: boolean };

/** An application as admins read it, with what they can do about it. */
export function ApplicationView({ application, asksToRemove }: Props) {
	const t = useTexts("applications");
	const language = useLanguage();
	const { id, cv, message, processed_at, processed_by_email } = application;
	return (
		<>
			<p className="mt-2">
				<ApplicationState {...application} />
				{processed_at && (
					<span className="text-muted">
						{" · "}
						<span>
							{t("processedBy", { time: dateAndTime(language, processed_at), email: processed_by_email ?? "" })}
						</span>
					</span>
				)}
			</p>
			<Steps {...{ application, asksToRemove }} />
			<div className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
				<section className="rounded-md border border-line bg-surface p-5">
					<h2 className="text-xl">{t("message")}</h2>
					<p lang={application.language} className="mt-3 whitespace-pre-line [overflow-wrap:anywhere]">
						{message}
					</p>
					{cv && (
						<>
							<a
								href={`${APPLICATIONS}/${id}/lebenslauf`}
								download
								className={buttonLook({ kind: "secondary", className: "mt-6" })}
							>
								<Icon path={mdiDownload} size={20} />
								<span>{t("download", { size: size(language, cv.bytes) })}</span>
							</a>
							<p className="mt-2 max-w-[62ch] text-sm text-muted">{t("cvHint")}</p>
						</>
					)}
				</section>
				<Facts application={application} />
			</div>
		</>
	);
}

function Facts({ application }: Pick<Props, "application">) {
	const t = useTexts("applications");
	const language = useLanguage();
	const { email, phone, job_title, created_at } = application;
	return (
		<section className="rounded-md border border-line bg-surface p-5">
			<h2 className="text-xl">{t("data")}</h2>
			<dl className="mt-4 grid gap-3">
				<Fact name={t("position")}>
					{job_title ? <span lang={defaultLanguage}>{job_title}</span> : t("speculative")}
				</Fact>
				<Fact name={t("received")}>
					<time dateTime={created_at}>{dateAndTime(language, created_at)}</time>
				</Fact>
				<Fact name={t("email")}>
					<a href={mailLink(email)} className="underline underline-offset-4">
						{email}
					</a>
				</Fact>
				{phone && (
					<Fact name={t("phone")}>
						<Phone phone={phone} />
					</Fact>
				)}
				<Fact name={t("language")}>{t(`language.${application.language}`)}</Fact>
			</dl>
		</section>
	);
}

/** Deleting asks first: in a dialog, or without a script in the page. */
function Steps({ application: { id, name, suspicion, processed_at }, asksToRemove }: Props) {
	const t = useTexts("applications");
	const question = useTexts("alertDialog");
	const step = suspicion ? "release" : processed_at ? "reopen" : "processed";
	const remove = (
		<IntentForm intent="remove" kind="danger">
			{t("remove")}
		</IntentForm>
	);
	if (asksToRemove)
		return (
			<section className="mt-6 rounded-sm border-l-4 border-bad bg-bad-ground p-4">
				<h2 className="text-lg">{question("title")}</h2>
				<p className="mt-1 mb-4">{t("removeText", { name })}</p>
				<div className="flex flex-wrap gap-3">
					{remove}
					<LocalLink to={`${APPLICATIONS}/${id}`} className={buttonLook({ kind: "secondary" })}>
						{question("cancel")}
					</LocalLink>
				</div>
			</section>
		);
	return (
		<div className="mt-5 flex flex-wrap gap-3">
			<IntentForm intent={step} kind="secondary" ask={step === "processed" ? t("askProcessed", { name }) : undefined}>
				{t(step === "processed" ? "markProcessed" : step)}
			</IntentForm>
			<AskLink
				href="?loeschen"
				className={buttonLook({ kind: "risky" })}
				title={question("title")}
				text={t("removeText", { name })}
				cancel={question("cancel")}
				confirm={remove}
			>
				{t("remove")}
			</AskLink>
		</div>
	);
}

function IntentForm({
	intent,
	kind,
	ask,
	children,
}: {
	intent: ApplicationIntent;
	kind: "danger" | "secondary";
	/** What is asked first. */
	ask?: string;
	children: ReactNode;
}) {
	return (
		<Form method="post">
			<Button type="submit" name="intent" value={intent} kind={kind} data-ask={ask}>
				{children}
			</Button>
		</Form>
	);
}
