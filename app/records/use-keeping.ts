import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { DOCUMENT_FIELD } from "../media/document.ts";
import { type Refusal, refusalNamed } from "../ui/refusal.ts";
import { formSnapshot } from "../ui/use-form-guard.ts";
import type { Change, Editor, MarkAnswer } from "./editing.ts";

/** Waits this long after the last change, so that not every character is sent. */
const DELAY_MILLISECONDS = 1500;
/** A request that outlives its page may not be larger. */
const KEEPALIVE_BYTES = 60_000;

/** The server's answer to a keeping. */
type KeepAnswer =
	| { kept: true; version: number; at: string; newer: Change | null }
	| { kept: false; version: number; other: Change }
	| { kept: false; holder: Editor };

type Options = {
	/** Where drafts of this record are kept; null for a form that keeps none. */
	address: string | null;
	/** The form of a new record: the first keeping makes it. */
	begins: boolean;
	/** The version of the record that the form was opened at, and that of the draft that it shows, 0 for none. */
	base: number;
	seen: number;
	/** Names this form among those of other windows. */
	formId: string;
	/** Whether a new record is worth making yet. */
	isWorthKeeping: (form: HTMLFormElement) => boolean;
	onBegun: () => void;
	/** Somebody else is editing the record. */
	onHeld: (holder: Editor) => void;
};

/** Keeps a form's unsaved input on the server, as a draft of its record. */
export function useKeeping(form: RefObject<HTMLFormElement | null>, options: Options) {
	const latest = useRef(options);
	latest.current = options;
	const [seen, setSeen] = useState(options.seen);
	const [kept, setKept] = useState<string | "failed" | null>(null);
	const [other, setOther] = useState<(Change & { version: number }) | null>(null);
	const [newer, setNewer] = useState<Change | null>(null);
	const [refusal, setRefusal] = useState<Refusal | null>(null);
	const at = useRef({
		seen: options.seen,
		begun: !options.begins,
		stopped: false,
		first: "",
		last: "",
		failed: false,
		unkept: false,
	});
	const first = useRef<URLSearchParams | null>(null);
	const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
	const running = useRef<Promise<void> | null>(null);

	const cancel = () => {
		if (timer.current) clearTimeout(timer.current);
		timer.current = null;
	};
	async function send(words: URLSearchParams, snapshot: string, leaves: boolean): Promise<void> {
		const { address, begins, formId } = latest.current;
		const own = {
			draft: at.current.seen,
			form: formId,
			...(begins && { version: latest.current.base, begins: "true" }),
			...(leaves && { leaves: "true" }),
		};
		for (const [name, value] of Object.entries(own)) words.set(name, String(value));
		const keepalive = leaves && words.toString().length < KEEPALIVE_BYTES;
		const answer = await fetch(address!, { method: "POST", body: words, redirect: "manual", keepalive })
			.then(answerIn)
			.catch(() => null);
		const isRefused = typeof answer === "string";
		at.current.failed = answer === null || isRefused;
		setRefusal(isRefused ? answer : null);
		if (answer === null || isRefused) return setKept("failed");
		if ("holder" in answer) return holdBack(answer.holder);
		if (!answer.kept) return giveWay({ ...answer.other, version: answer.version });
		at.current.last = snapshot;
		at.current.seen = answer.version;
		setSeen(answer.version);
		setKept(answer.at);
		setNewer(answer.newer);
		if (at.current.begun) return;
		at.current.begun = true;
		latest.current.onBegun();
	}
	/** Another draft is not overwritten. */
	function giveWay(draft: Change & { version: number }) {
		at.current.stopped = true;
		setOther(draft);
	}
	/** Called before the form is locked, while its words can still be compared. */
	function holdBack(holder: Editor) {
		cancel();
		at.current.unkept = formSnapshot(form.current) !== at.current.last;
		latest.current.onHeld(holder);
	}
	/** Sends what the form holds now; one after another, so that an older text never arrives last. */
	const keepNow = async (leaves = false): Promise<void> => {
		cancel();
		if (running.current && !leaves) await running.current;
		const box = form.current;
		if (!box || latest.current.address === null || at.current.stopped || isDisabled(box)) return;
		const snapshot = formSnapshot(box);
		if (snapshot === at.current.last) return;
		if (!at.current.begun && (leaves || !latest.current.isWorthKeeping(box))) return;
		running.current = send(wordsIn(box), snapshot, leaves).finally(() => (running.current = null));
		await running.current;
	};
	const keepLatest = useRef(keepNow);
	keepLatest.current = keepNow;
	const keepSoon = () => {
		if (latest.current.address === null) return;
		cancel();
		timer.current = setTimeout(() => void keepLatest.current(), DELAY_MILLISECONDS);
	};

	useEffect(() => {
		if (!form.current) return;
		first.current = wordsIn(form.current);
		at.current.first = at.current.last = formSnapshot(form.current);
		// Pictures and documents are added, moved and removed without an input event.
		let shown = filesIn(form.current);
		const pictures = new MutationObserver(() => {
			if (!form.current || filesIn(form.current) === shown) return;
			shown = filesIn(form.current);
			keepSoon();
		});
		pictures.observe(form.current, { childList: true, subtree: true });
		return () => pictures.disconnect();
		// Only once: this is how the form was opened.
		// oxlint-disable-next-line react-hooks/exhaustive-deps
	}, []);
	// A layout effect, because its cleanup still finds the form's fields when the page is left.
	useLayoutEffect(() => {
		const keepPending = () => void (timer.current && keepLatest.current(true));
		window.addEventListener("pagehide", keepPending);
		return () => {
			window.removeEventListener("pagehide", keepPending);
			keepPending();
		};
	}, []);

	return {
		/** The version of the draft that the form shows. */
		seen,
		/** When the draft was last kept; "failed" if it could not be. */
		kept,
		/** Another draft of the record, which is not overwritten. */
		other,
		/** Who has saved the record meanwhile. */
		newer,
		/** Why the office keeps nothing at present. */
		refusal,
		keepSoon,
		/** What a sign of the form has told. */
		tell({ holder, newer: saved, other: draft }: MarkAnswer) {
			if (holder) return holdBack(holder);
			setNewer(saved);
			if (draft) giveWay(draft);
		},
		/** Whether a form that was taken over holds words that are nowhere else. */
		hasUnkept: () => at.current.unkept,
		/** Whether leaving loses nothing, because the server has the input or is about to get it. */
		isSafe: () => latest.current.address !== null && at.current.begun && !at.current.stopped && !at.current.failed,
		hasBegun: () => latest.current.begins && at.current.begun,
		/** Resolves when nothing is on its way; null when nothing is. */
		settling: () => running.current,
		/** Cancels what is pending, because the form is being saved or was. */
		rest() {
			cancel();
			setKept(null);
		},
		/** Keeps nothing any more. */
		stop() {
			cancel();
			at.current.stopped = true;
		},
		/** Keeps this draft although there is another one. */
		overrule() {
			at.current.stopped = false;
			at.current.seen = other!.version;
			at.current.last = "";
			setOther(null);
			void keepNow();
		},
		/** Puts back the draft as it was when the form was opened. */
		putBack() {
			cancel();
			const touched = at.current.last !== at.current.first || running.current !== null;
			at.current.stopped = true;
			if (touched && first.current) void send(first.current, at.current.first, true);
		},
	};
}

/** The answer to a keeping; null if it failed. A redirect can only lead to the sign-in. */
async function answerIn(response: Response): Promise<KeepAnswer | Refusal | null> {
	if (response.type === "opaqueredirect") return "signedOut";
	if (response.status === 403) return refusalNamed(await response.json());
	return response.ok || response.status === 409 ? ((await response.json()) as KeepAnswer) : null;
}

/** While the form is saved its fields are disabled, and FormData lacks them. */
function isDisabled(form: HTMLFormElement): boolean {
	return form.querySelector("fieldset:disabled") !== null;
}

/** Files are left out: they are stored with the form. */
function wordsIn(form: HTMLFormElement): URLSearchParams {
	const words = new URLSearchParams();
	for (const [name, value] of new FormData(form)) if (typeof value === "string") words.append(name, value);
	return words;
}

function filesIn(form: HTMLFormElement): string {
	return [...form.querySelectorAll<HTMLInputElement>("input[type=hidden]")]
		.filter(({ name }) => name.startsWith("image") || name === DOCUMENT_FIELD)
		.map(({ name, value }) => `${name}=${value}`)
		.join();
}
