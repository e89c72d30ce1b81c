import { mdiContentCopy, mdiOpenInNew, mdiPencil, mdiTrashCanOutline } from "@mdi/js";
import { Form } from "react-router";
import { date, money } from "../i18n/format.ts";
import { LocalLink } from "../i18n/link.tsx";
import { useLanguage, useLocalPath, useTexts } from "../i18n/texts.tsx";
import { cropHeight, pictureAddress } from "../media/image-limits.ts";
import { AskFirst } from "../ui/ask-first.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import type { OfferLine } from "./offer-table.server.ts";

/** The office's list of offers; on a phone each line becomes a small card. */
export function OfferTable({ lines }: { lines: OfferLine[] }) {
	const t = useTexts("adminDashboard");
	return (
		<table className="office-table mt-5 w-full border-collapse text-left">
			<thead>
				<tr className="border-b border-strong-line text-sm text-muted">
					<th scope="col">{t("picture")}</th>
					<th scope="col">{t("name")}</th>
					<th scope="col">{t("category")}</th>
					<th scope="col">{t("type")}</th>
					<th scope="col">{t("price")}</th>
					<th scope="col">{t("created")}</th>
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
	const t = useTexts("adminDashboard");
	const words = useTexts("angebot");
	const language = useLanguage();
	const category = line.category.split(" - ").at(-1)!;
	return (
		<tr className="border-b border-line align-top">
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
				<LocalLink to={`/admin/angebot-bearbeiten/${line.id}`} className="font-semibold underline-offset-4 hover:underline">
					{line.name}
				</LocalLink>
			</td>
			<td>{words(`category.${category}`)}</td>
			<td>{words(line.type === "kauf" ? "typeKauf" : "typeMiete")}</td>
			<td className="whitespace-nowrap">
				{line.price === null ? words("priceOnRequest") : money(language, line.price)}
				{line.price !== null && line.type === "miete" && <span className="text-muted"> {words("perDay")}</span>}
			</td>
			<td className="whitespace-nowrap">{date(language, line.created_at)}</td>
			<td>
				<Actions line={line} t={t} />
			</td>
		</tr>
	);
}

const iconLink = "grid size-10 place-items-center rounded-sm hover:bg-sunken";

function Actions({ line, t }: { line: OfferLine; t: ReturnType<typeof useTexts<"adminDashboard">> }) {
	const here = useLocalPath();
	return (
		<div className="flex gap-1">
			<LocalLink to={`/admin/angebot-bearbeiten/${line.id}`} aria-label={t("editOf", { name: line.name })} title={t("edit")} className={iconLink}>
				<Icon path={mdiPencil} size={18} />
			</LocalLink>
			<a href={here(`/angebot/detail/${line.id}`)} aria-label={t("viewOf", { name: line.name })} title={t("view")} className={iconLink}>
				<Icon path={mdiOpenInNew} size={18} />
			</a>
			<LocalLink to={copyAddress(line.id)} aria-label={t("copyOf", { name: line.name })} title={t("copy")} className={iconLink}>
				<Icon path={mdiContentCopy} size={18} />
			</LocalLink>
			<DeleteOffer
				id={line.id}
				name={line.name}
				open={(ask) => (
					<a
						href={`/admin/angebot-bearbeiten/${line.id}?loeschen`}
						onClick={(event) => {
							event.preventDefault();
							ask();
						}}
						role="button"
						aria-label={t("deleteOf", { name: line.name })}
						title={t("delete")}
						className={`${iconLink} text-bad`}
					>
						<Icon path={mdiTrashCanOutline} size={18} />
					</a>
				)}
			/>
		</div>
	);
}

/** Where a new offer begins as a copy of this one. */
export const copyAddress = (id: string) => `/admin/angebot-hinzufuegen?kopie=${id}`;

/** Deletes an offer after asking, and says which one. */
export function DeleteOffer({ id, name, open }: { id: string; name: string; open: (ask: () => void) => React.ReactNode }) {
	const t = useTexts("alertDialog");
	return (
		<AskFirst
			open={open}
			title={t("title")}
			text={t("deleteOffer", { name })}
			cancel={t("cancel")}
			confirm={
				<Form method="post" action={`/admin/angebot-loeschen/${id}`}>
					<Button type="submit" kind="danger">
						{t("delete")}
					</Button>
				</Form>
			}
		/>
	);
}
