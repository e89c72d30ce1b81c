import { useEffect, useRef, useState } from "react";
import { LinkButton, LocalLink } from "../../foundation/i18n/link.tsx";
import { useLanguage, useTexts } from "../../foundation/i18n/texts.tsx";
import { unbroken } from "../../foundation/i18n/unbroken.ts";
import { showToast } from "../../foundation/ui/toast.ts";
import { PhoneLink } from "../../site/phone-link.tsx";
import { CONTACT_FORM, type SentRequest, type ContactAnswer } from "./contact-answer.ts";
import { useLocation, useNavigation } from "react-router";
import { useKeptAddress } from "../../foundation/i18n/use-kept-address.ts";
import { useDropWords } from "../../foundation/ui/form/keep-words.tsx";

type Props = { sent: SentRequest; isNew: boolean; of?: "hire" | "urgent" | "tradeIn"; phone?: string | null };

/** Shows a sent request, and says when somebody answers; a new one also as a toast. */
export function SentNotice({ sent, isNew, of, phone }: Props) {
	const { subject, message, email, phone: theirs, machines, promise, isOpen } = sent;
	const t = useTexts("contactSent");
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		heading.current?.focus({ preventScroll: true });
		heading.current?.closest("section")?.scrollIntoView({ block: "start" });
	}, []);
	const title = t(of === "tradeIn" ? "titleTradeIn" : "title");
	useEffect(() => {
		if (isNew) showToast({ kind: "good", title });
	}, [isNew, title]);
	return (
		<section className="sent-request rounded-md border border-good border-t-4 bg-surface p-5 sm:p-8">
			<div role="status">
				{/* The attribute takes the focus where no script runs. */}
				{/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
				<h2 ref={heading} tabIndex={-1} autoFocus className="text-2xl">
					{title}
				</h2>
				<p className="mt-3 text-lg">{t("thanks", { promise: promise[useLanguage()] })}</p>
				{isOpen && (
					<p className="mt-3 text-lg">
						{t("urgent")} <PhoneLink phone={phone ?? undefined} />
					</p>
				)}
			</div>
			<h3 className="mt-8 text-lg">{t("sent")}</h3>
			<dl className="mt-3 grid gap-4 border-l-4 border-line pl-4">
				<div>
					<dt className="label-caps">{t(of === "urgent" ? "weCall" : "answerTo")}</dt>
					<dd className="wrap-anywhere">{of === "urgent" ? theirs : [email, theirs].filter(Boolean).join(" · ")}</dd>
				</div>
				<div>
					<dt className="label-caps">{t("subject")}</dt>
					<dd className="wrap-anywhere">{unbroken(subject)}</dd>
				</div>
				{machines.length > 0 && (
					<div>
						<dt className="label-caps">{t(machines.length > 1 ? "machines" : "machine")}</dt>
						{machines.map(({ id, name, nr }) => (
							<dd key={nr} className="mt-1 wrap-anywhere">
								{id ? (
									<LocalLink to={`/angebot/detail/${id}`} className="font-semibold underline underline-offset-4">
										{unbroken(name)}
									</LocalLink>
								) : (
									unbroken(name)
								)}
							</dd>
						))}
					</div>
				)}
				<div>
					<dt className="label-caps">{t("message")}</dt>
					<dd className="whitespace-pre-line wrap-anywhere">{message}</dd>
				</div>
			</dl>
			<p className="mt-8 flex flex-wrap gap-3">
				{of !== "urgent" && (
					<LinkButton to={`/angebot/${of === "hire" ? "mieten" : "kaufen"}`}>{t("toMachines")}</LinkButton>
				)}
				<LinkButton to={of === "tradeIn" ? "/inzahlungnahme" : `/kontakt#${CONTACT_FORM}`} kind="secondary">
					{t(of === "tradeIn" ? "anotherTradeIn" : "another")}
				</LinkButton>
			</p>
		</section>
	);
}

/** Returns the request that was sent from this page. The browser's history keeps it for a reload and the way back. */
export function useSentRequest(answer: ContactAnswer | undefined): SentRequest | null {
	const { key } = useLocation();
	const { state } = useNavigation();
	const [before, setBefore] = useState<{ key: string; sent: SentRequest | null } | null>(null);
	useDropWords(useKeptAddress(), answer?.state === "sent");
	useEffect(() => {
		// Until then the router replaces the entry once more, as the page reloads behind the answer.
		if (state !== "idle") return;
		const entry = history.state as { sent?: SentRequest } | null;
		if (answer?.state === "sent") history.replaceState({ ...entry, sent: answer.sent }, "");
		else if (!answer) setBefore({ key, sent: entry?.sent ?? null });
	}, [answer, key, state]);
	if (answer) return answer.state === "sent" ? answer.sent : null;
	return before?.key === key ? before.sent : null;
}
