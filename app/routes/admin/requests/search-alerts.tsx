import { data, Link } from "react-router";
import { staffIn } from "../../../accounts/guard.server.ts";
import { may } from "../../../accounts/role.ts";
import { date } from "../../../foundation/i18n/format.ts";
import { languageOf } from "../../../foundation/i18n/language.ts";
import { useLanguage, useTexts } from "../../../foundation/i18n/texts.tsx";
import { publicFilters, searchInWords } from "../../../machines/search/searched-machines.server.ts";
import { AddressForm, type AddressAnswer } from "../../../alerts/address-form.tsx";
import { eraseAddress, storedAlerts, wantedSearches } from "../../../alerts/wanted-searches.server.ts";
import { plainAddress } from "../../../mail/mail-address.ts";
import { sentForm } from "../../../foundation/request/sent-form.server.ts";
import type { Route } from "./+types/search-alerts";
import { OfficePage } from "../../../office/frame/office-page.tsx";

/** The searches that people wait for, without addresses: nobody needs these to buy in what is wanted. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
	const language = languageOf({ url, request });
	const { searches, ...counts } = await wantedSearches();
	const open = await publicFilters();
	const shown = searches.map(({ query, ...waiting }) => ({ ...waiting, ...searchInWords(query, language, open) }));
	return { searches: shown, counts, erases: may(staffIn(context).role, "administration") };
}

/** Shows an admin what is stored about an address, or erases it. The form has the address, so that no log has it. */
export async function action({ request, url, context }: Route.ActionArgs) {
	const by = staffIn(context);
	if (!may(by.role, "administration")) throw data(null, { status: 403 });
	const form = await sentForm(request);
	const email = plainAddress(String(form.get("email") ?? ""));
	if (email === "") throw data(null, { status: 400 });
	if (form.get("intent") === "erase")
		return data<AddressAnswer>({ email, erased: await eraseAddress(email, by), alerts: [] });
	const language = languageOf({ url, request });
	const open = await publicFilters();
	const alerts = (await storedAlerts(email)).map(({ query, ...alert }) => ({
		...alert,
		search: query === null ? null : searchInWords(query, language, open),
	}));
	return data<AddressAnswer>({ email, erased: false, alerts });
}

export default function SearchAlerts({ loaderData: { searches, counts, erases }, actionData }: Route.ComponentProps) {
	const t = useTexts("searchAlerts");
	return (
		<OfficePage title={t("title")}>
			<p className="mt-6 font-semibold">{t("counts", counts)}</p>
			<WaitingTable searches={searches} />
			{erases && <AddressForm answer={actionData} />}
		</OfficePage>
	);
}

function WaitingTable({ searches }: Pick<Route.ComponentProps["loaderData"], "searches">) {
	const t = useTexts("searchAlerts");
	const language = useLanguage();
	if (searches.length === 0) return <p className="mt-4 text-muted">{t("none")}</p>;
	return (
		<table className="mt-4 w-full border-collapse text-left">
			<thead>
				<tr className="border-b border-strong-line text-sm text-muted">
					{(["search", "waiting", "newest"] as const).map((column) => (
						<th key={column} scope="col" className={`py-2 pr-4 ${column === "waiting" ? "text-right" : ""}`}>
							{t(column)}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{searches.map(({ title, conditions, path, count, newest }) => (
					<tr key={path} className="border-b border-line align-top">
						<th scope="row" className="py-3 pr-4 font-normal wrap-anywhere">
							<Link to={path} className="font-semibold underline underline-offset-4">
								{title}
							</Link>
							<span className="block text-muted">{conditions.join(" · ") || t("noFilter")}</span>
						</th>
						<td className="py-3 pr-4 text-right font-semibold tabular-nums">{count}</td>
						<td className="py-3 whitespace-nowrap tabular-nums">{date(language, newest)}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
