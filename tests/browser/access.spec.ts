import { pageIsLookedOver, stateIsLookedOver, templates } from "./looked-over.ts";
import { asTemplate, lookOver } from "./look-over.ts";
import { publicPages, states } from "./public-pages.ts";
import { open, test } from "./test.ts";

/* The public pages that between them have every part; access-others.spec.ts has the rest. */

for (const page of publicPages) if (templates.includes(page.name)) pageIsLookedOver(page);
for (const state of states) if (templates.includes(state.name)) stateIsLookedOver(state, "de", asTemplate);

test("nothing stands in the way of anybody on the sign-in", async ({ page }) => {
	await open(page, "/admin/login");
	await lookOver(page, "the sign-in");
});
