import { mdiMoonWaningCrescent, mdiWhiteBalanceSunny } from "@mdi/js";
import { useTexts } from "../foundation/i18n/texts.tsx";
import { Icon } from "../foundation/ui/icon.tsx";
import { switchTheme } from "./theme.ts";

export function ThemeSwitch() {
	const t = useTexts("nav");
	// The server does not know the theme, so CSS shows one of the two.
	return (
		<button type="button" onClick={switchTheme} className="needs-script header-sign">
			<Icon path={mdiMoonWaningCrescent} size={20} className="dark:hidden" />
			<span className="sr-only dark:hidden">{t("themeToDark")}</span>
			<Icon path={mdiWhiteBalanceSunny} size={20} className="not-dark:hidden" />
			<span className="sr-only not-dark:hidden">{t("themeToLight")}</span>
		</button>
	);
}
