import { type ComponentProps, type RefObject, useEffect, useRef } from "react";
import { Form } from "react-router";
import { clock } from "../../foundation/i18n/format.ts";
import { useLanguage, useTexts, useTextsByKey } from "../../foundation/i18n/texts.tsx";
import { Failure } from "../../foundation/ui/failure.tsx";
import { type Check, unchecked, useCheckedForm } from "../../foundation/ui/form/checked-form.tsx";
import { FormState } from "../../foundation/ui/form/field.tsx";
import { useNameOf } from "../../office/frame/people.tsx";
import { answerTo, type Intent, type WorkAnswer } from "./request-work.ts";

type FailureProps = { answer: WorkAnswer | undefined; intent: Intent };
type Props = ComponentProps<typeof Form> & FailureProps & { ref?: RefObject<HTMLFormElement | null>; check?: Check };

/** A form of a request's page: it says what failed, and hands its fields their messages and what was typed before. */
export function WorkForm({ intent, answer, check, ref, children, ...form }: Props) {
	const text = useTextsByKey("requestWork");
	const own = useRef<HTMLFormElement>(null);
	const element = ref ?? own;
	const sent = answerTo(answer, intent);
	const { errors, refused, onSubmit, onInput } = useCheckedForm(check ?? unchecked, sent);
	const language = useLanguage();
	const { by_email, created_at } = sent?.unseen ?? { by_email: "" };
	const who = useNameOf()(by_email);
	const words = { names: sent?.unfilled ?? "", who, time: created_at ? clock(language, created_at) : "" };
	const messages = Object.fromEntries(Object.entries(errors).map(([name, key]) => [name, text(key, words)]));
	// Correcting one of several must not move the focus.
	useEffect(() => element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(), [refused, element]);
	return (
		<Form
			method="post"
			preventScrollReset
			noValidate
			{...form}
			ref={element}
			onSubmit={(event) => {
				const { submitter } = event.nativeEvent as SubmitEvent;
				if (submitter?.getAttribute("name") !== "take_back") onSubmit(event);
				form.onSubmit?.(event);
			}}
			onInput={onInput}
		>
			<WorkFailure answer={answer} intent={intent} />
			<FormState value={{ errors: messages, typed: sent?.typed ?? null }}>{children}</FormState>
		</Form>
	);
}

/** The forms with a text of their own for a failure. */
const failures: { [intent in Intent]?: "answerError" | "noteError" } = { answer: "answerError", note: "noteError" };

/** Says above a form that what it sent could not be stored. */
export function WorkFailure({ answer, intent }: FailureProps) {
	const t = useTexts("requestWork");
	if (answer?.intent !== intent || answer.code === undefined) return null;
	const own = failures[intent];
	const text = t(own && answer.code === 404 ? "workGone" : (own ?? "workError"), { code: answer.code });
	return <Failure of={answer} title={t("notSaved")} text={text} />;
}
