import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { type Form, useNavigation } from "react-router";
import { useTextsByKey } from "../foundation/i18n/texts.tsx";
import { useKeptAddress } from "../foundation/i18n/use-kept-address.ts";
import { PhoneLink } from "./phone-link.tsx";
import { Button } from "../foundation/ui/button.tsx";
import { Failure } from "../foundation/ui/failure.tsx";
import { type Check, CheckedForm, unchecked } from "../foundation/ui/form/checked-form.tsx";
import type { NotTaken } from "../foundation/ui/form/form-reader.ts";
import { KeepWords, useDropWords } from "../foundation/ui/form/keep-words.tsx";
import { Notice } from "../foundation/ui/notice.tsx";
import { TRAP_FIELD } from "./contact-trap.ts";

/** The server's answer to a visitor's form that it did not take. */
export type NotSent = NotTaken & { state: "refused" | "tooMany" | "failed" };

type Props = Pick<ComponentProps<typeof Form>, "id" | "action" | "encType"> & {
	/** The namespace of its texts; those that it lacks come from `contact`. */
	texts: "contact" | "urgent" | "tradeIn" | "application" | "searchAlert";
	/** Below the heading. */
	intro?: ReactNode;
	answer: NotSent | undefined;
	/** Loads the server's rules, once somebody uses the form. */
	loadRules?: () => Promise<Check>;
	/** Why it can't be sent yet, in words. */
	busy?: string | null;
	children: ReactNode;
};

/** Every form for visitors: it keeps what is typed, and says beside its button what failed. */
export function VisitorForm({ texts, intro, answer, loadRules, busy = null, children, ...form }: Props) {
	const own = useTextsByKey(texts);
	const contact = useTextsByKey("contact");
	const text = (key: string) => (own(key) === key ? contact(key) : own(key));
	const sending = useNavigation().formMethod === "POST";
	const rules = useRef(unchecked);
	const failure = answer?.state === "refused" ? null : answer;
	return (
		<CheckedForm
			{...form}
			preventScrollReset
			heading={
				<div>
					<h2 className="text-2xl">{text("formTitle")}</h2>
					{intro && <p className="mt-2 text-muted">{intro}</p>}
				</div>
			}
			summary={text("summary")}
			answer={answer}
			text={text}
			check={(sent) => rules.current(sent)}
			onFocus={() => {
				// Without them the server alone checks the form.
				loadRules?.().then(
					(check) => (rules.current = check),
					() => {},
				);
			}}
			className="relative grid grid-cols-1 gap-6 rounded-md border border-line bg-surface p-5 sm:p-8"
		>
			<KeepWords address={useKeptAddress()} />
			{/* Tells people from programs: off-screen, out of the tab order, and labelled as one to leave empty. */}
			<div aria-hidden className="absolute -left-[9999px] size-px overflow-hidden">
				<label htmlFor={TRAP_FIELD}>{contact("leaveEmpty")}</label>
				<input
					id={TRAP_FIELD}
					name={TRAP_FIELD}
					type="text"
					tabIndex={-1}
					autoComplete="off"
					defaultValue=""
					data-1p-ignore
					data-lpignore="true"
					data-bwignore
				/>
			</div>
			{children}
			{failure && (
				<Failure
					of={failure}
					title={text("failureTitle")}
					text={text(failure.state === "tooMany" ? "tooManyText" : "failureText")}
					takesFocus
				>
					<p>
						{text("failureDetails")} <PhoneLink />
					</p>
				</Failure>
			)}
			<Button disabled={sending || busy !== null} className="justify-self-start">
				{busy ?? (sending ? text("sending") : text("send"))}
			</Button>
		</CheckedForm>
	);
}

/** Takes the place of a form once it was sent, in view and with the focus. */
export function FormSent({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
	const box = useRef<HTMLDivElement>(null);
	useDropWords(useKeptAddress(), true);
	useEffect(() => {
		box.current?.focus();
		box.current?.scrollIntoView({ block: "nearest" });
	}, []);
	return (
		<div ref={box} id={id} tabIndex={-1}>
			<Notice kind="good" title={title}>
				{children}
			</Notice>
		</div>
	);
}
