import { useTexts } from "../../foundation/i18n/texts.tsx";
import { Notice } from "../../foundation/ui/notice.tsx";
import { AddressToCopy } from "../../office/address-to-copy.tsx";

/** The link of a new user for an administrator to pass on, because no mail server is set up. */
export function HandOver({ email, link }: { email: string; link: string }) {
	const t = useTexts("users");
	return (
		<Notice kind="good" title={t("handOverTitle")}>
			<p className="mb-3">{t("handOverText", { email })}</p>
			<AddressToCopy address={link} label={t("handOverTitle")} />
		</Notice>
	);
}
