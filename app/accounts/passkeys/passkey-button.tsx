import { mdiKeyVariant } from "@mdi/js";
import { type ComponentProps, useEffect, useState } from "react";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { Button } from "../../foundation/ui/button.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import { showToast } from "../../foundation/ui/toast.ts";
import { askPasskey, canUsePasskeys, type PasskeyPurpose } from "./ask-passkey.ts";

type Props = {
	purpose: PasskeyPurpose;
	/** The origin that passkeys belong to; null where none are possible. */
	origin: string | null;
	onAnswer: (answer: string) => void;
	children: string;
} & Pick<ComponentProps<typeof Button>, "kind">;

/** Asks the device for a passkey. Hidden where the browser can't: without scripts, or at another origin. */
export function PasskeyButton({ purpose, origin, onAnswer, kind = "secondary", children }: Props) {
	const t = useTexts("passkeys");
	const [supported, setSupported] = useState(false);
	const [waiting, setWaiting] = useState(false);
	useEffect(() => setSupported(canUsePasskeys(origin)), [origin]);
	if (!supported) return null;
	const ask = async () => {
		setWaiting(true);
		const result = await askPasskey(purpose);
		setWaiting(false);
		if (result.ok) onAnswer(result.answer);
		else showToast({ kind: "bad", title: t("failedTitle"), text: t(result.failure) });
	};
	return (
		<Button kind={kind} disabled={waiting} onClick={ask}>
			<Icon path={mdiKeyVariant} size={20} /> {children}
		</Button>
	);
}
