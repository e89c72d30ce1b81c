import { useTexts } from "../../foundation/i18n/texts.tsx";

/** What the address of the form says. */
export type InitialValues = {
	subject: string | null;
	message: string | null;
	service: string | null;
	offers: readonly { type: "kauf" | "miete"; name: string; isGone: boolean }[];
};

/** The initial subject and message, from the address or by its service or machines, and the hint for the workshop. */
export function useInitialWords({ subject, message, service, offers }: InitialValues) {
	const t = useTexts("contact");
	const words = useTexts("contactSent");
	const [only] = offers;
	const several = offers.length > 1;
	const ofService = service === "dringend" ? t("urgentSubject") : service === "anfrage" && t("serviceSubject");
	const isWanted = only?.isGone === true;
	const ofMachine = only && words(isWanted ? "wantedSubject" : "offerSubject", { name: only.name });
	return {
		subject: subject ?? (several ? words("severalSubject") : ofService || ofMachine || t("defaultSubject")),
		initialMessage:
			message ??
			(several
				? words("severalWords", { count: offers.length })
				: only && words(isWanted ? "wantedWords" : only.type === "miete" ? "hireWords" : "buyWords")),
		messageHint: service && t("serviceHint"),
		isHire: offers.some(({ type }) => type === "miete"),
	};
}
