import { mdiContentCopy } from "@mdi/js";
import { money } from "../../i18n/format.ts";
import { shortDay } from "../../i18n/short-day.ts";
import { useLanguage, useTexts, useTextsByKey } from "../../i18n/texts.tsx";
import type { ListLine } from "../../records/list/record-list.ts";
import type { CustomList } from "../../records/list/custom-list.ts";
import { useRowChoice } from "../../office/list/use-choice.ts";
import { AvailableInRow } from "./available-in-row.tsx";
import { StateMark } from "../../records/states/state-mark.tsx";
import { copyAddress } from "../offer.ts";
import { PriceInRow } from "./price-in-row.tsx";

const categories = { namespace: "angebot", prefix: "category." } as const;

/** Adapts the office's list to offers. */
export const offerList: CustomList = {
	filterTexts: { main_category: categories, category: categories },
	cells: { nr: OfferNumber, category: Category, list_price: Price },
	state: OfferState,
	more: ({ id, name }, t) => ({
		to: copyAddress(id),
		icon: mdiContentCopy,
		label: t("copyOf", { name }),
		title: t("copy"),
	}),
};

/** The state in one line, with until when a machine is reserved and whether it is available. */
function OfferState({ line }: { line: ListLine }) {
	const t = useTexts("bulk");
	const byKey = useTextsByKey("recordStates");
	const language = useLanguage();
	const { reserved_until, available } = line.cells;
	const until = line.state === "reserved" && reserved_until?.value;
	const words = until ? t("reservedUntil", { day: shortDay(language, String(until)) }) : byKey(`state.${line.state}`);
	const isOnline = line.state === "online" || line.state === "reserved";
	return (
		<>
			<StateMark
				state={line.state}
				words={isOnline && available!.value !== true ? `${words} · ${t("unavailable")}` : words}
			/>
			<AvailableInRow line={line} />
		</>
	);
}

function OfferNumber({ line }: { line: ListLine }) {
	const nr = Number(line.cells.nr!.value);
	const t = useTexts("listing");
	// On a card no heading says that it is a number.
	return (
		<>
			<span className="xl:hidden">{t("numberOf", { nr })}</span>
			<span className="max-xl:hidden">{nr}</span>
		</>
	);
}

/** The subcategory if there is one, else the main category. */
function Category({ line }: { line: ListLine }) {
	const t = useTextsByKey("angebot");
	const part = String(line.cells.category!.value).split(" - ").at(-1);
	// A draft may have none yet.
	return part ? (
		<span className="running-text xl:max-2xl:block xl:max-2xl:min-w-38 xl:max-2xl:wrap-anywhere">
			{t(`category.${part}`)}
		</span>
	) : null;
}

function Price({ line }: { line: ListLine }) {
	const t = useTexts("angebot");
	const language = useLanguage();
	const isWorkedOn = useRowChoice() !== null;
	const { list_price, price_on_request, type } = line.cells;
	if (list_price!.value === null) return t(price_on_request!.value ? "priceOnRequest" : "noPrice");
	const cents = Number(list_price!.value);
	const words = (
		<>
			{money(language, cents)}
			{type!.value === "miete" && <span className="whitespace-nowrap text-muted"> {t("perDay")}</span>}
		</>
	);
	if (!isWorkedOn) return words;
	return (
		<PriceInRow line={line} cents={cents}>
			{words}
		</PriceInRow>
	);
}
