import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { useTexts } from "../i18n/texts.tsx";
import {
	forgetRefusedForm,
	holdBackOffline,
	lastRefusedForm,
	listenForRefusedForms,
} from "../ui/form/keep-refused-forms.ts";
import { Notice } from "../ui/notice.tsx";
import type { SubmitFailure } from "../ui/form/refusal.ts";
import { SIGN_IN_ADDRESS } from "../ui/signed-out.ts";
import { showToast } from "../ui/toast.ts";
import { loadToastView } from "../ui/toaster.tsx";

/** Where it can be mended, so that the same form is taken afterwards. */
const mendedAt = {
	network: null,
	signedOut: { address: SIGN_IN_ADDRESS, link: "signIn" },
	noRight: null,
	factorDue: { address: "/admin/konto/zweiter-faktor", link: "setUp" },
	unconfirmed: { address: "/admin/konto/identitaet", link: "confirm" },
} as const;

/** Says that a form was not taken, why, and what to do. */
export function Refused({ refusal }: { refusal: SubmitFailure }) {
	const t = useTexts("refusals");
	const mended = mendedAt[refusal];
	return (
		<Notice kind="bad" title={t(`${refusal}.title`)}>
			<p>{t(`${refusal}.text`)}</p>
			{mended && (
				<a
					href={mended.address}
					target="_blank"
					className="mt-2 inline-block font-semibold underline underline-offset-4"
				>
					{t(mended.link)}
				</a>
			)}
		</Notice>
	);
}

/** As `Refused`, with a toast for each new `of`, the answer. */
export function RefusedSave({ of, refusal }: { of: unknown; refusal: SubmitFailure }) {
	const t = useTexts("refusals");
	const [title, text] = [t(`${refusal}.title`), t(`${refusal}.text`)];
	useEffect(() => showToast({ kind: "bad", title, text }), [of, title, text]);
	return <Refused refusal={refusal} />;
}

/** Says above a page that a form of it was not taken, until another one is taken or another page opens. */
export function RefusedForms() {
	const { pathname } = useLocation();
	const refused = useSyncExternalStore(listenForRefusedForms, lastRefusedForm, () => null);
	useEffect(() => forgetRefusedForm, [pathname]);
	useEffect(() => {
		// Before the form itself hears of it.
		document.addEventListener("submit", holdBackOffline, true);
		loadToastView().catch(() => {});
		return () => document.removeEventListener("submit", holdBackOffline, true);
	}, []);
	return refused && <RefusedSave of={refused} refusal={refused.failure} />;
}
