import { redirect } from "react-router";

/** The log, filtered by sign-ins. */
export function loader() {
	return redirect("/admin/verlauf?art=signIn");
}
