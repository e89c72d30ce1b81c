import { useEffect, useState } from "react";
import { date } from "../../foundation/i18n/format.ts";
import { useLanguage, useTexts } from "../../foundation/i18n/texts.tsx";

/**
 * The foot of a print: where to find it, by default at the window's address, and its day. A cached page knows neither
 * its day nor how the address was spelled.
 */
export function Printed({ address = "" }: { address?: string }) {
	const t = useTexts("angebot");
	const language = useLanguage();
	const [line, setLine] = useState(address);
	useEffect(() => {
		const day = t("sheetDate", { date: date(language, new Date().toISOString()) });
		setLine(`${day} · ${address || location.href}`);
	}, [t, language, address]);
	return <p className="mt-0.5 hidden text-xs wrap-anywhere print:block">{line}</p>;
}
