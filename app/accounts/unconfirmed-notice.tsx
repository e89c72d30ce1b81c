import { Form } from "react-router";
import { useTexts } from "../i18n/texts.tsx";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";

/** Tells who knows the password that the address is still to be confirmed, and offers the mail once more. */
export function UnconfirmedNotice({ token }: { token: string }) {
	const t = useTexts("signIn");
	return (
		<Form method="post" action="/admin/bestaetigung-senden" className="mb-5">
			<Notice kind="bad" title={t("unconfirmedTitle")}>
				<p>{t("unconfirmedText")}</p>
				<input type="hidden" name="token" value={token} />
				<Button type="submit" kind="secondary" size="small" className="mt-3">
					{t("resend")}
				</Button>
			</Notice>
		</Form>
	);
}
