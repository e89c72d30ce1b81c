import { mdiMoonWaningCrescent, mdiBrightness5 } from "@mdi/js";
import { useTexts } from "../foundation/i18n/texts.tsx";
import { Icon } from "../foundation/ui/icon.tsx";
import { switchTheme } from "./theme.ts";

export function ThemeSwitch() {
	const t = useTexts("nav");
	const look = "needs-script header-sign";
	// The server does not know the theme, so CSS shows one of the two.
	return (
		<>
			<button type="button" onClick={switchTheme} aria-label={t("themeToDark")} className={`${look} dark:!hidden`}>
				<Icon path={mdiMoonWaningCrescent} size={20} />
			</button>
			<button type="button" onClick={switchTheme} aria-label={t("themeToLight")} className={`${look} not-dark:!hidden`}>
				<Icon path={mdiBrightness5} size={20} />
			</button>
		</>
	);
}
