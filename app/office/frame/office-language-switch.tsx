import { Link, useLocation } from "react-router";
import { LanguageChoices } from "../../site/language-switch.tsx";

/** The office's pages have one address for both languages. The switch leads over another, so that the router asks. */
export function OfficeLanguageSwitch() {
	const { pathname, search } = useLocation();
	return (
		<LanguageChoices
			link={(language, props) => (
				<Link
					key={language}
					to={`/admin/sprache?${new URLSearchParams({ auf: language, zu: pathname + search })}`}
					{...props}
				/>
			)}
		/>
	);
}
