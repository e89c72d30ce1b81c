import type { Language } from "../i18n/language.ts";
import { textsIn } from "../i18n/texts.server.ts";
import { groupedNumber } from "../ui/plain-number.ts";

/** What a request says of the machine that its sender gives in part exchange. */
export type OfferedMachine = { make: string; model: string; year?: string; hours?: number; condition: string };

/** The machine in a message as `asRequest` writes it; null for any other message. */
export function offeredIn(message: string, language: Language): OfferedMachine | null {
	const t = textsIn(language).of("tradeIn");
	const [facts = "", ...rest] = message.split("\n\n");
	const lines = facts.split("\n");
	const said = (key: "make" | "model" | "year" | "hours") => {
		const begins = `${t(key)}: `;
		return lines.find((line) => line.startsWith(begins))?.slice(begins.length);
	};
	const [make, model, hours] = [said("make"), said("model"), said("hours")];
	if (!make || !model || !lines[0]!.startsWith(t("make"))) return null;
	const condition = rest.join("\n\n");
	return {
		make,
		model,
		year: said("year"),
		hours: hours ? (groupedNumber(hours, 0) ?? undefined) : undefined,
		condition,
	};
}
