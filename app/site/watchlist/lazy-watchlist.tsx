import { lazy } from "react";

// None of them works without a script, so they load after the page, in one file.
const bundle = () => import("./watchlist-buttons.tsx");

export const SaveButton = lazy(async () => ({ default: (await bundle()).SaveButton }));
export const CardButtons = lazy(async () => ({ default: (await bundle()).CardButtons }));
export const ComparisonBar = lazy(async () => ({ default: (await bundle()).ComparisonBar }));
export const WatchlistLink = lazy(async () => ({ default: (await bundle()).WatchlistLink }));
