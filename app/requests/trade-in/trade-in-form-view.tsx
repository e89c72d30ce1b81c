import { useState } from "react";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { type Asked, AskedMachines, SourceField } from "../contact/asked-machines.tsx";
import type { ContactAnswer } from "../contact/contact-answer.ts";
import { EmailField, NameField, PhoneField, PrivacyBox } from "../contact/sender-fields.tsx";
import { SentNotice, useSentRequest } from "../contact/sent-notice.tsx";
import { VisitorForm } from "../../site/visitor-form.tsx";
import { PHOTO_FIELD, PHOTOS_GONE } from "../trade-in-photos.ts";
import { TextArea, TextField } from "../../foundation/ui/form/field.tsx";
import { PhotoField } from "./photo-field.tsx";

/** The server's answer, with the photos that it keeps for the next try. */
export type TradeInAnswer = ContactAnswer & { photos?: string[] };

/** The form, which the server alone checks; replaced by the sent request once it is sent. */
export function TradeInForm({ ids, shown, machines, answer }: Asked & { answer: TradeInAnswer | undefined }) {
	const t = useTexts("tradeIn");
	const contact = useTexts("contact");
	const [busy, setBusy] = useState<string | null>(null);
	const sent = useSentRequest(answer);
	if (sent) return <SentNotice sent={sent} of="tradeIn" isNew={answer !== undefined} />;
	const notSent = answer?.state === "sent" ? undefined : answer;
	return (
		<VisitorForm texts="tradeIn" encType="multipart/form-data" answer={notSent} busy={busy}>
			<AskedMachines title={t("wanted")} ids={notSent?.typed.offer_id ?? ids} {...{ shown, machines }} />
			<SourceField />
			<p className="text-sm text-muted">{contact("requiredHint")}</p>
			<div className="grid gap-6 sm:grid-cols-2">
				<TextField label={t("make")} name="make" required maxLength={100} />
				<TextField label={t("model")} name="model" required maxLength={100} />
				<TextField label={t("year")} aside={t("optional")} name="year" inputMode="numeric" maxLength={4} />
				<TextField label={t("hours")} aside={t("optional")} name="hours" inputMode="numeric" maxLength={9} />
				<TextField label={t("location")} aside={t("optional")} name="location" maxLength={100} />
				<TextField label={t("price")} aside={t("optional")} name="price" maxLength={100} />
			</div>
			<TextArea
				label={t("condition")}
				aside={t("optional")}
				hint={t("conditionHint")}
				name="condition"
				rows={4}
				maxLength={5000}
			/>
			<PhotoField
				// Photos that are gone must not be sent again.
				key={notSent?.errors?.[PHOTO_FIELD] === PHOTOS_GONE ? "again" : "first"}
				first={answer?.photos ?? []}
				onBusy={setBusy}
			/>
			<div className="grid gap-6 sm:grid-cols-2">
				<NameField />
				<EmailField />
				<PhoneField />
			</div>
			<PrivacyBox />
		</VisitorForm>
	);
}
