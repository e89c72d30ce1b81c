import { useEffect, useRef } from "react";
import { useTexts } from "../i18n/texts.tsx";
import { Button, buttonLook } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { SIGN_IN_ADDRESS } from "../ui/signed-out.ts";
import type { SessionTime } from "./session-time.ts";
import { useSignIn, useSignInNews } from "./use-sign-in.ts";

/** Warns in every window of the office before the sign-in ends, and covers the window once it has ended. */
export function SignInWatch({ time }: { time: SessionTime }) {
	const t = useTexts("signInWatch");
	useSignInNews();
	const { signIn, stay } = useSignIn(time);
	if (signIn.state === "lasting") return null;
	if (signIn.state !== "ending") return <Cover byOthers={signIn.state === "others"} />;
	return (
		<div className="page-width sticky top-0 z-30 pt-3">
			<Notice kind="plain" title={t(signIn.minutes === 1 ? "endsInOne" : "endsIn", { minutes: signIn.minutes })}>
				<p>{t(signIn.canStay ? "stayText" : "lastText")}</p>
				{signIn.canStay && (
					<Button kind="secondary" size="small" onClick={stay} className="mt-3">
						{t("stay")}
					</Button>
				)}
			</Notice>
		</div>
	);
}

/** Hides the window behind a question that only signing in answers. What was typed stays below it. */
function Cover({ byOthers }: { byOthers: boolean }) {
	const t = useTexts("signInWatch");
	const dialog = useRef<HTMLDialogElement>(null);
	useEffect(() => {
		const { classList } = document.documentElement;
		classList.add("covered");
		dialog.current?.showModal();
		return () => classList.remove("covered");
	}, []);
	return (
		<dialog
			ref={dialog}
			aria-labelledby="cover-title"
			onCancel={(event) => event.preventDefault()}
			className="cover m-auto w-[min(30rem,calc(100vw-2rem))] rounded-md border border-line bg-surface p-6 text-ink"
		>
			<h2 id="cover-title" className="text-xl">
				{t(byOthers ? "othersTitle" : "endedTitle")}
			</h2>
			<p className="mt-3 text-muted">{t(byOthers ? "othersText" : "endedText")}</p>
			<div className="mt-6 flex justify-end">
				{byOthers ? (
					<a href="" className={buttonLook()}>
						{t("reload")}
					</a>
				) : (
					<a href={SIGN_IN_ADDRESS} target="_blank" className={buttonLook()}>
						{t("signIn")}
					</a>
				)}
			</div>
		</dialog>
	);
}
