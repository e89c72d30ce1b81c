/** Filters of the list for sale, as query strings. */
export const filters: [name: string, search: string][] = [
	["no filter", ""],
	["category", "?category=bagger"],
	["category and subcategory", "?category=bagger&sub=bagger-minibagger"],
	["condition", "?condition=neu"],
	["search, common word", "?q=nordhammer"],
	["search, rare word", "?q=sonderfahrwerk"],
	["search, two letters", "?q=nh"],
	["search, no hit", "?q=zzzzzz"],
	["price range", "?min=100000&max=150000"],
	["narrow price range", "?min=499000&max=499500"],
	["sorted by price", "?sort=price-asc"],
	["sorted by price, downwards", "?sort=price-desc"],
	["sorted by year", "?sort=year-desc"],
	["category, range, sorted by price", "?category=radlader&min=50000&max=300000&sort=price-asc"],
	["page 50", "?page=50"],
	["sale and rent", "?type=alle"],
];
