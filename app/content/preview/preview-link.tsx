import { Form } from "react-router";
import { date } from "../../foundation/i18n/format.ts";
import { useLanguage, useTexts } from "../../foundation/i18n/texts.tsx";
import { Button } from "../../foundation/ui/button.tsx";
import { AddressToCopy } from "../../office/address-to-copy.tsx";

type Props = {
	/** The address that makes and ends the link. */
	action: string;
	/** The link; null while there is none. */
	shared: { address: string; expiresAt: string } | null;
};

/** The link with which customers see a record's draft, collapsed below its form. */
export function PreviewLink({ action, shared }: Props) {
	const t = useTexts("preview");
	const language = useLanguage();
	return (
		<details id="vorschau-link" open={shared !== null} className="mt-3 rounded-md border border-line bg-surface">
			<summary className="px-5 py-2.5 sm:px-6">
				<h2 className="inline text-lg">{t("share")}</h2>
			</summary>
			<div className="grid gap-3 border-t border-line px-5 py-4 sm:px-6">
				<p className="max-w-[65ch] text-muted">
					{shared ? t("shareText", { day: date(language, shared.expiresAt) }) : t("createText")}
				</p>
				{shared && <AddressToCopy address={shared.address} label={t("share")} />}
				{/* No navigation, which would ask about unsaved changes. */}
				<Form method="post" action={action} navigate={false} preventScrollReset>
					{shared ? (
						<Button type="submit" name="revoke" value="true" kind="risky" size="small">
							{t("revoke")}
						</Button>
					) : (
						<Button type="submit" kind="secondary" size="small">
							{t("create")}
						</Button>
					)}
				</Form>
			</div>
		</details>
	);
}
