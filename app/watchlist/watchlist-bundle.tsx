export { SaveButton } from "./save-button.tsx";
export { WatchlistLink } from "./watchlist-link.tsx";
