import { despiteNetwork } from "../ui/despite-network.ts";
import { dropDraft } from "../ui/draft.ts";
import { type FormAnswer, unsaved } from "./form-answer.ts";

/**
 * Sends an editor's form. Without a network, or when the session has ended, the form stays as it is and says so; once it is stored, its draft is
 * no longer needed. `whole` completes an answer that the browser gives itself.
 */
export function save<Answer extends FormAnswer>(request: Request, send: () => Promise<Answer>, whole: (answer: FormAnswer) => Answer, draftKey: string | null) {
	return despiteNetwork<Answer>(request, send, (typed, why) => whole(unsaved(typed, why === "signedOut" ? { kind: "signedOut" } : { kind: "failed", code: 0 })), {
		signIn: "/admin/login",
		onStored: () => draftKey && dropDraft(draftKey),
	});
}
