import { failedPageIsLookedOver, pageIsLookedOver, stateIsLookedOver, templates } from "./looked-over.ts";
import { publicPages, states } from "./public-pages.ts";

for (const page of publicPages) if (!templates.includes(page.name)) pageIsLookedOver(page);
for (const state of states) if (!templates.includes(state.name)) stateIsLookedOver(state, "de");
failedPageIsLookedOver("de");
