import { Form } from "react-router";
import { useTexts } from "../i18n/texts.tsx";
import { AskButton } from "../ui/ask-button.tsx";
import { Button, buttonLook } from "../ui/button.tsx";

/** Erases an address after a question. */
export function Erasure({ email, busy }: { email: string; busy: boolean }) {
	const t = useTexts("searchAlerts");
	const question = useTexts("alertDialog");
	return (
		<AskButton
			className={buttonLook({ kind: "risky" })}
			title={question("title")}
			text={t("eraseText", { email })}
			cancel={question("cancel")}
			confirm={
				<Form method="post">
					<input type="hidden" name="email" value={email} />
					<Button type="submit" kind="danger" name="intent" value="erase" disabled={busy}>
						{t("erase")}
					</Button>
				</Form>
			}
		>
			{t("erase")}
		</AskButton>
	);
}
