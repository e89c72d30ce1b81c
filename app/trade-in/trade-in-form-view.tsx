import { type ReactNode, useState } from "react";
import { Form, useNavigation } from "react-router";
import { useTexts, useTextsByKey } from "../i18n/texts.tsx";
import { Button } from "../ui/button.tsx";
import { ErrorSummary, useCheckedForm } from "../ui/form/checked-form.tsx";
import { TextArea, TextField } from "../ui/form/field.tsx";
import { useKeptAddress } from "../i18n/use-kept-address.ts";
import { KeepWords } from "../ui/form/keep-words.tsx";
import { SendFailure } from "../ui/form/send-failure.tsx";
import { AskedMachines } from "../contact/asked-machines.tsx";
import type { ContactAnswer } from "../contact/contact-answer.ts";
import { PhotoField } from "./photo-field.tsx";
import { SentNotice } from "../contact/sent-notice.tsx";
import { SourceField } from "../contact/source-field.tsx";
import { PHOTO_FIELD, PHOTOS_GONE } from "../requests/trade-in-photos.ts";
import { EmailField, NameField, PhoneField, PrivacyBox } from "../contact/sender-fields.tsx";
import { TrapFields } from "../contact/trap-fields.tsx";
import { useSentRequest } from "../contact/use-sent-request.ts";

/** The server's answer, with the photos that it keeps for the next try. */
export type TradeInAnswer = ContactAnswer & { photos?: string[] };

type Props = {
	/** The machine that they would like, if any, and how to show it. */
	offers: readonly { id: string }[];
	machines?: ReactNode;
	phone: string;
	answer: TradeInAnswer | undefined;
};

/** Only the server checks this form. */
const unchecked = () => ({ ok: true, value: null, typed: {} }) as const;

/** The form, replaced by the sent request once it is sent. */
export function TradeInForm(props: Props) {
	const sent = useSentRequest(props.answer);
	return sent ? <SentNotice sent={sent} isNew={props.answer !== undefined} /> : <EmptyForm {...props} />;
}

function EmptyForm({ offers, machines, phone, answer }: Props) {
	const t = useTexts("tradeIn");
	const address = useKeptAddress();
	const own = useTextsByKey("tradeIn");
	const contact = useTextsByKey("contact");
	const text = (key: string) => (own(key) === key ? contact(key) : own(key));
	const [photosBusy, setPhotosBusy] = useState(false);
	const sending = useNavigation().formMethod === "POST";
	const refused = answer?.state === "refused" ? answer.refused : null;
	const { errors, unsent, onSubmit, onInput } = useCheckedForm(unchecked, refused);
	const failure = unsent ?? (answer && "typed" in answer ? answer : null);
	const typed = refused?.typed ?? (answer && "typed" in answer ? answer.typed : {});
	const error = (name: string) => (errors[name] ? text(errors[name]) : null);
	const sender = { typed, message: error };
	const field = (name: string) => ({ name, error: error(name), defaultValue: typed[name] });
	return (
		<Form
			method="post"
			encType="multipart/form-data"
			preventScrollReset
			onSubmit={onSubmit}
			onInput={onInput}
			noValidate
			className="relative grid grid-cols-1 gap-6 rounded-md border border-line bg-surface p-5 sm:p-8"
		>
			<h2 className="text-2xl">{t("formTitle")}</h2>
			<ErrorSummary title={contact("summary")} errors={errors} text={text} />
			<AskedMachines title={t("wanted")} sent={typed.offer_id} {...{ offers, machines }} />
			<KeepWords address={address} />
			<TrapFields />
			<SourceField />
			<p className="text-sm text-muted">{contact("requiredHint")}</p>
			<div className="grid gap-6 sm:grid-cols-2">
				<TextField label={t("make")} required maxLength={100} {...field("make")} />
				<TextField label={t("model")} required maxLength={100} {...field("model")} />
				<TextField label={t("year")} aside={t("optional")} inputMode="numeric" maxLength={4} {...field("year")} />
				<TextField label={t("hours")} aside={t("optional")} inputMode="numeric" maxLength={9} {...field("hours")} />
			</div>
			<TextArea
				label={t("condition")}
				aside={t("optional")}
				hint={t("conditionHint")}
				rows={4}
				maxLength={5000}
				{...field("condition")}
			/>
			<PhotoField
				// Photos that are gone must not be sent again.
				key={refused?.errors[PHOTO_FIELD] === PHOTOS_GONE ? "again" : "first"}
				first={answer?.photos ?? []}
				address={address}
				error={error(PHOTO_FIELD)}
				onBusy={setPhotosBusy}
			/>
			<div className="grid gap-6 sm:grid-cols-2">
				<NameField {...sender} />
				<EmailField {...sender} />
				<PhoneField {...sender} />
			</div>
			<PrivacyBox {...sender} />
			{failure && (
				<SendFailure
					of={failure}
					title={contact("failureTitle")}
					text={contact(failure.state === "tooMany" ? "tooManyText" : "failureText")}
					details={contact("failureDetails")}
					phone={phone}
				/>
			)}
			<Button type="submit" disabled={sending || photosBusy} className="justify-self-start">
				{photosBusy ? t("photosBusy") : sending ? contact("sending") : t("send")}
			</Button>
		</Form>
	);
}
