import { useLanguage, useTexts } from "../../foundation/i18n/texts.tsx";
import { chooseCategory, ticked } from "./change-filter.ts";
import type { ListFilter } from "./filter-kinds.ts";
import { inAlphabet, mainCategories, type MainCategory, subcategoriesOf, type Subcategory } from "../offer.ts";
import type { OfferFilter } from "./list-address.ts";
import type { ChangeFilter } from "./use-filter.ts";

/** The number of machines that each category would list; null while unknown. */
export type CategoryCounts = Readonly<Record<string, number>> | null;
type Props = { filter: OfferFilter; known: readonly ListFilter[]; counts: CategoryCounts; onChange: ChangeFilter };

/** The main categories; the chosen one shows its subcategories. Choosing it again clears the choice. */
export function CategoryChoice({ filter, known, counts, onChange }: Props) {
	const t = useTexts("angebot");
	const language = useLanguage();
	const choose = (category: MainCategory | null) => onChange((now) => chooseCategory(now, category, known));
	const label = (word: MainCategory | Subcategory) => t(`category.${word}`);
	const counted = (word: MainCategory | Subcategory) => (
		<span className={counts?.[word] === 0 ? "text-muted" : undefined}>
			{label(word)} {counts && <span className="font-normal text-muted">{`(${counts[word] ?? 0})`}</span>}
		</span>
	);
	// Those without a hit stay: a list that shrinks while one chooses moves what is below from the pointer.
	const isShown = (word: MainCategory | Subcategory) =>
		!counts || word in counts || word === filter.category || (filter.subs as string[]).includes(word);
	const radio = (category: MainCategory | null) => ({
		type: "radio",
		name: "category",
		value: category ?? "",
		checked: filter.category === category,
		onChange: () => choose(category),
		className: "size-5 checked:accent-amber",
	});
	const line = "flex min-h-10 items-center gap-3 rounded-sm px-2 hover:bg-sunken has-checked:font-bold";
	return (
		<fieldset>
			<legend className="mb-1.5 font-semibold">{t("category")}</legend>
			<label className={line}>
				<input {...radio(null)} />
				{t("categoryAll")}
			</label>
			{inAlphabet(mainCategories.filter(isShown), label, language).map((main) => (
				<div key={main}>
					<label className={line}>
						<input
							{...radio(main)}
							onClick={() => filter.category === main && choose(main)}
							// Browsers ignore the space bar on a selected radio button.
							onKeyUp={(event) => {
								if (event.key !== " " || filter.category !== main) return;
								event.preventDefault();
								choose(main);
							}}
						/>
						{counted(main)}
					</label>
					{filter.category === main && subcategoriesOf[main].length > 0 && (
						<div role="group" aria-label={t("subcategory")} className="ml-4 border-l-2 border-amber pl-3">
							{inAlphabet(subcategoriesOf[main].filter(isShown), label, language).map((sub) => (
								<label key={sub} className={line}>
									<input
										type="checkbox"
										name="sub"
										value={sub}
										checked={filter.subs.includes(sub)}
										onChange={({ target: { checked } }) =>
											onChange((now) => ({ ...now, subs: ticked(now.subs, sub, checked) }))
										}
										className="size-5 checked:accent-amber"
									/>
									{counted(sub)}
								</label>
							))}
						</div>
					)}
				</div>
			))}
		</fieldset>
	);
}
