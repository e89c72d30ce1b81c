import { lazy } from "react";

// Neither works without a script, so both load after the page, in one file.
const bundle = () => import("./watchlist-buttons.tsx");

export const SaveButton = lazy(async () => ({ default: (await bundle()).SaveButton }));
export const WatchlistLink = lazy(async () => ({ default: (await bundle()).WatchlistLink }));
