import { mdiContentCopy } from "@mdi/js";
import { money } from "../i18n/format.ts";
import { useLanguage, useTexts, useTextsByKey } from "../i18n/texts.tsx";
import type { ListLine } from "../records/record-list.ts";
import type { CustomList } from "../records/custom-list.ts";
import { copyAddress } from "./offer.ts";

/** Adapts the office's list to offers. */
export const offerList: CustomList = {
	filterTexts: { main_category: { namespace: "angebot", prefix: "category." } },
	cells: { nr: OfferNumber, category: Category, list_price: Price },
	more: ({ id, name }, t) => ({
		to: copyAddress(id),
		icon: mdiContentCopy,
		label: t("copyOf", { name }),
		title: t("copy"),
	}),
};

function OfferNumber({ line }: { line: ListLine }) {
	return useTexts("listing")("numberOf", { nr: Number(line.cells.nr!.value) });
}

/** The subcategory if there is one, else the main category. */
function Category({ line }: { line: ListLine }) {
	const t = useTextsByKey("angebot");
	const part = String(line.cells.category!.value).split(" - ").at(-1);
	// A draft may have none yet.
	return part ? t(`category.${part}`) : null;
}

function Price({ line: { cells } }: { line: ListLine }) {
	const t = useTexts("angebot");
	const language = useLanguage();
	const price = cells.list_price!.value;
	if (price === null) return t("priceOnRequest");
	return (
		<>
			{money(language, Number(price))}
			{cells.type!.value === "miete" && <span className="text-muted"> {t("perDay")}</span>}
		</>
	);
}
