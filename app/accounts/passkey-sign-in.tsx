import { useSearchParams, useSubmit } from "react-router";
import { useTexts } from "../i18n/texts.tsx";
import { PasskeyButton } from "./passkey-button.tsx";

/** The way in without address and password, where the browser knows it. */
export function PasskeySignIn({ origin }: { origin: string | null }) {
	const t = useTexts("signIn");
	const submit = useSubmit();
	const from = useSearchParams()[0].get("from");
	const action = `/admin/login-passkey${from ? `?${new URLSearchParams({ from })}` : ""}`;
	return (
		<PasskeyButton
			purpose="sign-in"
			origin={origin}
			onAnswer={(passkey) => void submit({ passkey }, { method: "post", action })}
		>
			{t("withPasskey")}
		</PasskeyButton>
	);
}
