import { Form } from "react-router";
import { LocalLink } from "../../i18n/link.tsx";
import { useTexts } from "../../i18n/texts.tsx";
import { HiddenFields } from "../../ui/form/hidden-fields.tsx";
import { Button } from "../../ui/button.tsx";

/** The offer that was made last, and the address of its form; null if it is gone. */
export type OfferMade = { known: string | null; made: { to: string; name: string } | null };

/** Makes an offer of the machine that is given in part exchange. */
export function TradeInOfferForm({ requestId, known, made }: { requestId: string } & OfferMade) {
	const t = useTexts("requestWork");
	return (
		<Form
			method="post"
			action={`/admin/kontakt-anfrage/${requestId}/angebot`}
			className="flex flex-wrap items-center gap-3 rounded-md border border-line bg-surface p-5"
		>
			<HiddenFields fields={{ known: known ?? "" }} />
			{made && (
				<p className="w-full [overflow-wrap:anywhere]">
					{t("offerOf")}{" "}
					<LocalLink to={made.to} className="font-semibold underline underline-offset-4">
						{made.name}
					</LocalLink>
				</p>
			)}
			<Button type="submit" kind="secondary">
				{t(made ? "offerMakeAgain" : "offerMake")}
			</Button>
		</Form>
	);
}
