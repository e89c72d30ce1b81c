import { lazy } from "react";

// Neither works without a script, so both load after the page, in one file.
const parts = () => import("./parts.tsx");

export const SaveButton = lazy(async () => ({ default: (await parts()).SaveButton }));
export const WatchlistLink = lazy(async () => ({ default: (await parts()).WatchlistLink }));
