import type { Language } from "../../i18n/language.ts";
import { textsIn } from "../../i18n/texts.server.ts";
import { mainCategories, offerTypes, pathOfType } from "../offer.ts";
import { currentStock } from "./stock.server.ts";

type Entrance = { to: string; label: string };

/** Links into each list: to all of it, and to each category with machines. */
export async function stockByCategory(language: Language): Promise<(Entrance & { categories: Entrance[] })[]> {
	const { rows } = await currentStock();
	const texts = textsIn(language);
	const t = texts.of("angebot");
	return offerTypes.map((type) => ({
		to: pathOfType[type],
		label: texts.of("nav")(type === "kauf" ? "buy" : "rent"),
		categories: mainCategories.flatMap((category) => {
			const count = rows.filter((row) => row.type === type && row.main_category === category).length;
			const to = `${pathOfType[type]}?category=${category}`;
			return count > 0 ? [{ to, label: `${t(`category.${category}`)} (${count})` }] : [];
		}),
	}));
}
