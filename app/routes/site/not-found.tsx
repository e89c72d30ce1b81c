import { data } from "react-router";

export function loader() {
	throw data(null, { status: 404 });
}

/** Writing to an address that does not exist is answered the same way. */
export const action = loader;

export default function NotFound() {
	return null;
}
