import { useLocation, useNavigation } from "react-router";

/** Whether this page's own form is being submitted, and not another one such as "delete". */
export function useSaving(): boolean {
	const { pathname } = useLocation();
	const { formMethod, formAction } = useNavigation();
	return formMethod === "POST" && formAction?.split("?")[0] === pathname;
}
