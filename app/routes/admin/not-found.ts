import { data } from "react-router";

export function loader() {
	throw data(null, { status: 404 });
}

/** A POST to an unknown address gets the same answer. */
export const action = loader;

export default function NotFound() {
	return null;
}
