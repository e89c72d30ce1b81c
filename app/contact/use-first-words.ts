import { useTexts } from "../i18n/texts.tsx";

/** What the address says of a request: its own words, the kind of service, and the machines that it is about. */
export type FirstValues = {
	subject: string | null;
	message: string | null;
	service: string | null;
	offers: readonly { type: "kauf" | "miete" }[];
};

/** What the contact form begins with: the words of the address, or else some that suit what it is about. */
export function useFirstWords({ subject, message, service, offers }: FirstValues) {
	const t = useTexts("contact");
	const words = useTexts("contactSent");
	const [only] = offers;
	const several = offers.length > 1;
	const ofService = service === "dringend" ? t("urgentSubject") : service === "anfrage" && t("serviceSubject");
	return {
		subject: subject ?? (several ? words("severalSubject") : ofService || t("defaultSubject")),
		firstWords:
			message ??
			(several
				? words("severalWords", { count: offers.length })
				: only && words(only.type === "miete" ? "hireWords" : "buyWords")),
	};
}
