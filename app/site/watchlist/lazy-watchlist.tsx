import { lazy } from "react";

// None of them works without a script, so they load after the page, in one file.
const bundle = () => import("./watchlist-buttons.tsx");
type Bundle = Awaited<ReturnType<typeof bundle>>;
const part = <Name extends keyof Bundle>(name: Name) => lazy(async () => ({ default: (await bundle())[name] }));

export const SaveButton = part("SaveButton");
export const CompareButton = part("CompareButton");
export const ComparisonBar = part("ComparisonBar");
export const WatchlistLink = part("WatchlistLink");
