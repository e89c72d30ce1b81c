import { failedPageIsLookedOver, stateIsLookedOver } from "./looked-over.ts";
import { lookOver } from "./look-over.ts";
import { inLanguage, publicPages, states } from "./public-pages.ts";
import { open, test } from "./test.ts";

/* English pages differ from German ones only in their texts. */

for (const { name, path, status } of publicPages) {
	test(`nothing stands in the way of anybody on ${name}, en`, async ({ page, site, expectTrouble }) => {
		if (status) expectTrouble(new RegExp(`status of ${status}`));
		if (name.includes("misspelt")) expectTrouble(/could not be decoded/);
		await open(page, inLanguage("en", await path(site)));
		await lookOver(page, name);
	});
}

for (const state of states) stateIsLookedOver(state, "en");

failedPageIsLookedOver("en");
