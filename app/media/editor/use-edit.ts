import { useEffect, useRef, useState } from "react";
import { leadsToSignIn } from "../../foundation/ui/signed-out.ts";
import { plainRecipe, type Recipe } from "./recipe.ts";
import type { UploadedPicture } from "../upload/use-uploads.ts";

/** Why a picture can't be edited: a text key of the namespace pictureEditor. */
export type EditFailure =
	| "picture.failed"
	| "picture.signedOut"
	| "picture.foreign"
	| "picture.tooMany"
	| "picture.tooLarge";
const failures: readonly string[] = ["picture.signedOut", "picture.foreign", "picture.tooMany", "picture.tooLarge"];

/** The recipe of the picture at `address` while it is edited, and how to make a picture by it while the editor is open. */
export function useEdit(address: string, onEdited: (picture: UploadedPicture) => void) {
	const [recipe, setRecipe] = useState<Recipe | null>(null);
	const [failure, setFailure] = useState<EditFailure | null>(null);
	const [sending, setSending] = useState(false);
	const sent = useRef<AbortController | null>(null);
	// Closing the editor discards the edit. A picture that the server makes all the same is swept as unused.
	useEffect(() => () => sent.current?.abort(), []);
	useEffect(() => {
		void ask<Recipe>(address).then((answer) => (answer.ok ? setRecipe(answer.value) : setFailure(answer.failure)));
	}, [address]);
	return {
		/** Null until it has arrived. */
		recipe,
		setRecipe,
		failure,
		sending,
		reset: () => setRecipe(plainRecipe),
		/** Says that the original could not be shown. */
		fail: () => setFailure("picture.failed"),
		async send() {
			setSending(true);
			setFailure(null);
			const body = new URLSearchParams({ recipe: JSON.stringify(recipe) });
			const { signal } = (sent.current = new AbortController());
			const answer = await ask<UploadedPicture>(address, { method: "POST", body, signal });
			if (signal.aborted) return;
			setSending(false);
			if (answer.ok) onEdited(answer.value);
			else setFailure(answer.failure);
		},
	};
}

async function ask<Answer>(
	address: string,
	init?: RequestInit,
): Promise<{ ok: true; value: Answer } | { ok: false; failure: EditFailure }> {
	const response = await fetch(address, init).catch(() => null);
	if (response && leadsToSignIn(response.url)) return { ok: false, failure: "picture.signedOut" };
	const answer: unknown = await response?.json().catch(() => null);
	if (response?.ok && answer) return { ok: true, value: answer as Answer };
	const reason = (answer as { reason?: string } | null)?.reason ?? (response?.status === 404 ? "picture.foreign" : "");
	return { ok: false, failure: failures.includes(reason) ? (reason as EditFailure) : "picture.failed" };
}
