import { useTexts } from "../../foundation/i18n/texts.tsx";

/** Initial values from the address: its own words, the kind of service, and the machines that the request is about. */
export type InitialValues = {
	subject: string | null;
	message: string | null;
	service: string | null;
	offers: readonly { type: "kauf" | "miete" }[];
};

/** The contact form's first words, from the address or by its service or machines; and the workshop's hint. */
export function useInitialWords({ subject, message, service, offers }: InitialValues) {
	const t = useTexts("contact");
	const words = useTexts("contactSent");
	const [only] = offers;
	const several = offers.length > 1;
	const ofService = service === "dringend" ? t("urgentSubject") : service === "anfrage" && t("serviceSubject");
	return {
		subject: subject ?? (several ? words("severalSubject") : ofService || t("defaultSubject")),
		initialMessage:
			message ??
			(several
				? words("severalWords", { count: offers.length })
				: only && words(only.type === "miete" ? "hireWords" : "buyWords")),
		messageHint: service && t("serviceHint"),
	};
}
