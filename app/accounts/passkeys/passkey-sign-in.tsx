import { useLocation, useSubmit } from "react-router";
import { useTexts } from "../../i18n/texts.tsx";
import { PasskeyButton } from "./passkey-button.tsx";

/** Signs in with a passkey, without address and password, where the browser supports that. */
export function PasskeySignIn({ origin }: { origin: string | null }) {
	const t = useTexts("signIn");
	const submit = useSubmit();
	const from = new URLSearchParams(useLocation().search).get("from");
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
