import { Link } from "react-router";
import { date } from "../foundation/i18n/format.ts";
import { useLanguage, useTexts } from "../foundation/i18n/texts.tsx";

type Row = { title: string; conditions: string[]; path: string; count: number; newest: string };

export function WaitingTable({ searches }: { searches: Row[] }) {
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
