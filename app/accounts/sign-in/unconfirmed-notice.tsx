import { Form } from "react-router";
import { useTexts } from "../../i18n/texts.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

/** Tells a user with the right password that the address is unconfirmed, and offers another mail. */
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
