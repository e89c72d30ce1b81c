import { Link, useLocation } from "react-router";
import { LanguageChoices } from "../../site/language-switch.tsx";

/**
 * The language switch of the office, whose pages have one address in both languages. It leads over an address of its
 * own, so that a form with unsaved words asks first.
 */
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
