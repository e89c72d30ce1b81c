import { mdiContentCopy } from "@mdi/js";
import { date, money } from "../i18n/format.ts";
import { useLanguage, useTexts, useTextsByKey } from "../i18n/texts.tsx";
import { Thumbnail } from "../media/thumbnail.tsx";
import { RecordLine, RecordTable } from "../office/record-table.tsx";
import { SortHeading } from "../office/sort-heading.tsx";
import { copyAddress } from "./offer.ts";
import type { OfferLine } from "./offer-table.server.ts";
import { offerPlace } from "./offer-table.ts";

/** The office's list of offers. */
export function OfferTable({ lines, sort }: { lines: OfferLine[]; sort: string }) {
	const order = { sort, place: offerPlace };
	const t = useTexts("listing");
	const heads = (
		<>
			<SortHeading {...order} label={t("name")} by="name" first="asc" />
			<th scope="col">{t("category")}</th>
			<th scope="col">{t("type")}</th>
			<SortHeading {...order} label={t("price")} by="price" first="asc" />
			<SortHeading {...order} label={t("created")} by="date" first="desc" />
		</>
	);
	return (
		<RecordTable pictures heads={heads}>
			{lines.map((line) => (
				<Line key={line.id} line={line} />
			))}
		</RecordTable>
	);
}

function Line({ line }: { line: OfferLine }) {
	const t = useTexts("listing");
	const words = useTexts("angebot");
	const told = useTextsByKey("angebot");
	const ask = useTexts("addOfferPage");
	const language = useLanguage();
	const category = line.category.split(" - ").at(-1)!;
	return (
		<RecordLine
			name={line.name}
			nameLanguage={line.nameLanguage}
			picture={line.picture && <Thumbnail picture={line.picture} />}
			edit={`/admin/angebot-bearbeiten/${line.id}`}
			view={`/angebot/detail/${line.id}`}
			more={{
				to: copyAddress(line.id),
				icon: mdiContentCopy,
				label: t("copyOf", { name: line.name }),
				title: t("copy"),
			}}
			remove={{ action: `/admin/angebot-loeschen/${line.id}`, question: ask("deleteQuestion", { name: line.name }) }}
		>
			<td className="whitespace-nowrap">{told(`category.${category}`)}</td>
			<td className="whitespace-nowrap">{words(line.type === "kauf" ? "typeKauf" : "typeMiete")}</td>
			<td className="whitespace-nowrap">
				{line.price === null ? words("priceOnRequest") : money(language, line.price)}
				{line.price !== null && line.type === "miete" && <span className="text-muted"> {words("perDay")}</span>}
			</td>
			<td className="whitespace-nowrap">{date(language, line.created_at)}</td>
		</RecordLine>
	);
}
