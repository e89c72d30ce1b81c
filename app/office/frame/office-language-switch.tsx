import { Link, useLocation, useNavigate } from "react-router";
import type { Language } from "../../foundation/i18n/language.ts";
import { LanguageChoices } from "../../site/language-switch.tsx";

/**
 * The language switch of the office, whose pages have one address in both languages. It posts to its own address, so
 * that a form with unsaved words asks first.
 */
export function OfficeLanguageSwitch() {
	const { pathname, search } = useLocation();
	const navigate = useNavigate();
	return (
		<LanguageChoices
			link={(language, props) => (
				<Link
					key={language}
					to={switchTo(language, pathname + search)}
					onClick={(event) => {
						event.preventDefault();
						// Uses the browser's address: a new record got its address without the router's knowledge.
						void navigate(switchTo(language, location.pathname + location.search));
					}}
					{...props}
				/>
			)}
		/>
	);
}

const switchTo = (language: Language, page: string) =>
	`/admin/sprache?${new URLSearchParams({ auf: language, zu: page })}`;
