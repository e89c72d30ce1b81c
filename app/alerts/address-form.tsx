import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { dateAndTime } from "../foundation/i18n/format.ts";
import { useLanguage, useTexts } from "../foundation/i18n/texts.tsx";
import { Button } from "../foundation/ui/button.tsx";
import { MailField } from "../foundation/ui/form/mail-field.tsx";
import { Notice } from "../foundation/ui/notice.tsx";
import type { storedAlerts } from "./wanted-searches.server.ts";

type StoredAlert = Omit<Awaited<ReturnType<typeof storedAlerts>>[number], "query"> & {
	/** Null once it has ended. */
	search: { title: string; conditions: string[] } | null;
};

/** What is stored about an address, or that it was erased. */
export type AddressAnswer = { email: string; erased: boolean; alerts: StoredAlert[] };

/** For admins: what is stored about an address, and its erasure. */
export function AddressForm({ answer }: { answer: AddressAnswer | undefined }) {
	const t = useTexts("searchAlerts");
	const busy = useNavigation().formMethod === "POST";
	const box = useRef<HTMLDivElement>(null);
	const language = useLanguage();
	const time = (at: string | null) => (at === null ? t("never") : dateAndTime(language, at));
	const erased = answer?.erased ?? false;
	// The button that erased it is gone, so the focus moves here.
	useEffect(() => {
		if (erased) box.current?.focus();
	}, [erased]);
	return (
		<section className="mt-12 max-w-[70ch]">
			<h2 className="text-2xl">{t("privacyTitle")}</h2>
			<p className="mt-2 text-muted">{t("privacyText")}</p>
			<Form method="post" className="mt-5 grid gap-4">
				<MailField label={t("email")} autoComplete="off" />
				<Button kind="secondary" disabled={busy} className="justify-self-start">
					{t("show")}
				</Button>
			</Form>
			{answer && (
				<div ref={box} tabIndex={-1} className="mt-6">
					{answer.erased && <Notice kind="good" title={t("erased")} />}
					{!answer.erased && answer.alerts.length === 0 && <Notice kind="plain" title={t("nothing")} />}
					{answer.alerts.length > 0 && (
						<>
							<h3 className="text-xl wrap-anywhere">{t("stored", { email: answer.email })}</h3>
							<ul className="mt-3 grid gap-4">
								{answer.alerts.map(({ id, search, wording, created_at, confirmed_at, ended_at }) => (
									<li key={id} className="border-l-4 border-line pl-4">
										{search && <p className="font-semibold">{[search.title, ...search.conditions].join(" · ")}</p>}
										<dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
											{(
												[
													["askedAt", time(created_at)],
													["confirmedAt", time(confirmed_at)],
													["endedAt", time(ended_at)],
													["wording", wording],
												] as const
											).map(([key, value]) => (
												<div key={key} className="contents">
													<dt className="text-muted">{t(key)}</dt>
													<dd>{value}</dd>
												</div>
											))}
										</dl>
									</li>
								))}
							</ul>
							<Form method="post" className="needs-script mt-5">
								<input type="hidden" name="email" value={answer.email} />
								<Button
									kind="risky"
									intent="erase"
									data-ask={t("eraseText", { email: answer.email })}
									data-final
									disabled={busy}
								>
									{t("erase")}
								</Button>
							</Form>
						</>
					)}
				</div>
			)}
		</section>
	);
}
