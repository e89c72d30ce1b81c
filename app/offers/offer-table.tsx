import { mdiContentCopy } from "@mdi/js";
import { date, money } from "../i18n/format.ts";
import { useLanguage, useTexts } from "../i18n/texts.tsx";
import { cropHeight, pictureAddress } from "../media/image-limits.ts";
import { EditLink, RowActions } from "../office/row-actions.tsx";
import { SortHeading } from "../office/sort-heading.tsx";
import { copyAddress } from "./offer.ts";
import type { OfferLine } from "./offer-table.server.ts";
import { offerPlace } from "./offer-table.ts";

/** The office's list of offers; on a phone each line becomes a small card. */
export function OfferTable({ lines, sort }: { lines: OfferLine[]; sort: string }) {
	const order = { sort, place: offerPlace };
	const t = useTexts("listing");
	return (
		<table className="office-table mt-5 w-full border-collapse text-left">
			<thead>
				<tr className="border-b border-strong-line text-sm text-muted">
					<th scope="col">{t("picture")}</th>
					<SortHeading {...order} label={t("name")} by="name" first="asc" />
					<th scope="col">{t("category")}</th>
					<th scope="col">{t("type")}</th>
					<SortHeading {...order} label={t("price")} by="price" first="asc" />
					<SortHeading {...order} label={t("created")} by="date" first="desc" />
					<th scope="col">{t("actions")}</th>
				</tr>
			</thead>
			<tbody>
				{lines.map((line) => (
					<Line key={line.id} line={line} />
				))}
			</tbody>
		</table>
	);
}

function Line({ line }: { line: OfferLine }) {
	const t = useTexts("listing");
	const words = useTexts("angebot");
	const ask = useTexts("alertDialog");
	const language = useLanguage();
	const category = line.category.split(" - ").at(-1)!;
	const edit = `/admin/angebot-bearbeiten/${line.id}`;
	return (
		<tr className="border-b border-line align-middle">
			<td className="w-20">
				{line.picture && (
					<img
						src={pictureAddress(line.picture, { width: 240, height: cropHeight(240), format: "webp" })}
						width={64}
						height={48}
						alt=""
						loading="lazy"
						className="h-12 w-16 rounded-sm object-cover"
					/>
				)}
			</td>
			<td>
				<EditLink to={edit} lang={line.nameLanguage} className="font-semibold underline-offset-4 hover:underline">
					{line.name}
				</EditLink>
			</td>
			<td className="whitespace-nowrap">{words(`category.${category}`)}</td>
			<td className="whitespace-nowrap">{words(line.type === "kauf" ? "typeKauf" : "typeMiete")}</td>
			<td className="whitespace-nowrap">
				{line.price === null ? words("priceOnRequest") : money(language, line.price)}
				{line.price !== null && line.type === "miete" && <span className="text-muted"> {words("perDay")}</span>}
			</td>
			<td className="whitespace-nowrap">{date(language, line.created_at)}</td>
			<td>
				<RowActions
					more={{ to: copyAddress(line.id), icon: mdiContentCopy, label: t("copyOf", { name: line.name }), title: t("copy") }}
					name={line.name}
					edit={edit}
					view={`/angebot/detail/${line.id}`}
					remove={{ action: `/admin/angebot-loeschen/${line.id}`, question: ask("deleteOffer", { name: line.name }) }}
				/>
			</td>
		</tr>
	);
}
