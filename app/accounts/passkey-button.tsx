import { mdiKeyVariant } from "@mdi/js";
import { type ComponentProps, useEffect, useState } from "react";
import { useTexts } from "../i18n/texts.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { showToast } from "../ui/toast.ts";
import { askPasskey, canUsePasskeys } from "./ask-passkey.ts";

type Props = {
	purpose: "sign-in" | "confirm" | "add";
	/** Where passkeys are good; null: nowhere. */
	origin: string | null;
	onAnswer: (answer: string) => void;
	children: string;
} & Pick<ComponentProps<typeof Button>, "kind">;

/**
 * Asks the device for a passkey. It is there only where the browser can do so: not without a script, nor at another
 * address.
 */
export function PasskeyButton({ purpose, origin, onAnswer, kind = "secondary", children }: Props) {
	const t = useTexts("passkeys");
	const [able, setAble] = useState(false);
	const [asking, setAsking] = useState(false);
	useEffect(() => setAble(canUsePasskeys(origin)), [origin]);
	if (!able) return null;
	const ask = async () => {
		setAsking(true);
		const asked = await askPasskey(purpose);
		setAsking(false);
		if (asked.ok) onAnswer(asked.answer);
		else showToast({ kind: "bad", title: t("failedTitle"), text: t(asked.failure) });
	};
	return (
		<Button kind={kind} disabled={asking} onClick={ask}>
			<Icon path={mdiKeyVariant} size={20} /> {children}
		</Button>
	);
}
