import { useId, useState, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { number, typedNumber } from "../../foundation/i18n/format.ts";
import { useLanguage, useTexts } from "../../foundation/i18n/texts.tsx";
import { readNumber, rounded } from "./typed-number.ts";

type Props = {
	/** Its parameter in the address. */
	name: string;
	label: string;
	value: number | null;
	placeholder: string;
	/** The field rounds to so many, and says so. */
	decimals: number;
	/** Words the value in another unit. */
	aside?: (value: number) => string;
	onChange: (value: number | null) => void;
	onLeave: () => void;
};

/** A number field whose text stays as typed until it is left. Invalid text changes nothing. */
export function LimitField({ name, label, value, placeholder, decimals, aside, onChange, onLeave }: Props) {
	const t = useTexts("listFilter");
	const language = useLanguage();
	const noteId = useId();
	// Without a script, the address has the typed text.
	const sent = new URLSearchParams(useLocation().search).get(name);
	const [typed, setTyped] = useState(sent ?? "");
	const [isTyping, setTyping] = useState(false);
	const read = readNumber(typed);
	const isWrong = typed.trim() !== "" && read === null;
	const meant = read === null ? null : rounded(read, decimals);
	const isRounded = meant !== null && meant !== read && meant === value;
	const written = value === null ? "" : typedNumber(language, value);
	// Years have no thousands.
	const shown = value === null || value < 10_000 ? written : number(language, value, decimals);
	const note = () => {
		if (isWrong) return t("noNumber");
		if (isRounded) return t("rounded", { value: number(language, meant, decimals) });
		return value !== null && aside?.(value);
	};
	return (
		<div className="text-sm">
			<label className="grid gap-1">
				<span className="text-muted">{label}</span>
				<input
					name={name}
					inputMode={decimals > 0 ? "decimal" : "numeric"}
					autoComplete="off"
					enterKeyHint="done"
					value={isTyping && (isWrong || meant === value) ? typed : shown}
					placeholder={placeholder}
					maxLength={15}
					aria-invalid={isWrong}
					aria-describedby={noteId}
					onFocus={() => {
						setTyped(written);
						setTyping(true);
					}}
					onChange={({ target: { value: text } }) => {
						setTyped(text);
						const number = readNumber(text);
						if (number !== null) onChange(rounded(number, decimals));
						else if (text.trim() === "") onChange(null);
					}}
					onKeyDown={({ key }) => key === "Enter" && onLeave()}
					onBlur={() => {
						setTyping(false);
						onLeave();
					}}
					className="min-h-11 w-full rounded-sm border border-strong-line bg-ground px-3 text-base"
				/>
			</label>
			<p id={noteId} aria-live="polite" className="text-muted not-empty:mt-1">
				{note()}
			</p>
		</div>
	);
}

const PAUSE_MILLISECONDS = 300;

export type Limits = { min: number | null; max: number | null };

/**
 * Limits while they are being set: `onChange` gets them after a pause, or when a field is left (`tell`). A lower limit
 * above the upper one is usually half typed, so it waits until its field is left.
 */
export function usePausedLimits({ min, max }: Limits, onChange: (limits: Limits) => void) {
	const [draft, setDraft] = useState<Limits>({ min, max });
	const [loaded, setLoaded] = useState<Limits>({ min, max });
	if (loaded.min !== min || loaded.max !== max) {
		setLoaded({ min, max });
		setDraft({ min, max });
	}
	const waiting = useRef<{ tell: () => void; timer: ReturnType<typeof setTimeout> | undefined }>(undefined);
	useEffect(() => () => clearTimeout(waiting.current?.timer), []);
	const tell = () => {
		clearTimeout(waiting.current?.timer);
		waiting.current?.tell();
		waiting.current = undefined;
	};
	const change = (next: Limits) => {
		setDraft(next);
		clearTimeout(waiting.current?.timer);
		const isOrdered = next.min === null || next.max === null || next.min <= next.max;
		waiting.current = {
			tell: () => onChange(next),
			timer: isOrdered ? setTimeout(tell, PAUSE_MILLISECONDS) : undefined,
		};
	};
	return { draft, change, tell };
}
