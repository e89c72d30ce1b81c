import { useLocation, useNavigation } from "react-router";

/** Whether the form of this page is on its way to the server (and not another one, such as "delete"). */
export function useSaving(): boolean {
	const { pathname } = useLocation();
	const { formMethod, formAction } = useNavigation();
	return formMethod === "POST" && formAction?.split("?")[0] === pathname;
}
