import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { useTexts } from "../foundation/i18n/texts.tsx";
import {
	forgetRefusedForm,
	holdBackOffline,
	lastRefusedForm,
	listenForRefusedForms,
} from "../foundation/ui/form/keep-refused-forms.ts";
import { Failure } from "../foundation/ui/failure.tsx";
import type { SubmitFailure } from "../foundation/ui/form/refusal.ts";
import { SIGN_IN_ADDRESS } from "../foundation/ui/signed-out.ts";
import { loadToastView } from "../foundation/ui/toaster.tsx";

/** Where the reader can mend the cause, so that the same form is taken afterwards. */
const mendedAt = {
	network: null,
	signedOut: { address: SIGN_IN_ADDRESS, link: "signIn" },
	noRight: null,
	factorDue: { address: "/admin/konto/zweiter-faktor", link: "setUp" },
	unconfirmed: { address: "/admin/konto/identitaet", link: "confirm" },
} as const;

export function Refused({ refusal, of }: { refusal: SubmitFailure; of?: unknown }) {
	const t = useTexts("refusals");
	const mended = mendedAt[refusal];
	return (
		<Failure of={of} takesFocus={of !== undefined} title={t(`${refusal}.title`)} text={t(`${refusal}.text`)}>
			{mended && (
				<a
					href={mended.address}
					target="_blank"
					className="mt-2 inline-block font-semibold underline underline-offset-4"
				>
					{t(mended.link)}
				</a>
			)}
		</Failure>
	);
}

/** The last form of this page that was not taken, until another one is taken; null without one. */
export const useRefusedForm = () => useSyncExternalStore(listenForRefusedForms, lastRefusedForm, () => null);

/** Says above a page that a form of it was not taken, until another one is taken or another page opens. */
export function RefusedForms() {
	const { pathname } = useLocation();
	const refused = useRefusedForm();
	useEffect(() => forgetRefusedForm, [pathname]);
	useEffect(() => {
		// In the capture phase, before the form itself hears of it.
		document.addEventListener("submit", holdBackOffline, true);
		loadToastView().catch(() => {});
		return () => document.removeEventListener("submit", holdBackOffline, true);
	}, []);
	return refused && <Refused of={refused} refusal={refused.failure} />;
}
