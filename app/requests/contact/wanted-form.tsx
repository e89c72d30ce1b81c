import type { PageTexts } from "../../texts/public/de/pages.ts";
import { PageTextsProvider, useLocalPath, useTexts } from "../../foundation/i18n/texts.tsx";
import { ContactForm } from "./contact-form-view.tsx";

type Props = {
	id: string;
	offer: { id: string; name: string };
	texts: Partial<PageTexts>;
};

/** The contact form, prefilled for a machine like this one; the contact page answers it. */
export function WantedForm({ id, offer, texts }: Props) {
	const t = useTexts("angebot");
	const here = useLocalPath();
	const subject = t("wantedSubject", { name: offer.name });
	return (
		<section id={id} className="mt-12 max-w-4xl scroll-mt-24 print:hidden">
			<PageTextsProvider texts={texts}>
				<ContactForm
					title={t("wanted")}
					subject={subject}
					offers={[offer]}
					answer={undefined}
					action={here(`/kontakt?${new URLSearchParams({ offer: offer.id, subject })}`)}
				/>
			</PageTextsProvider>
		</section>
	);
}
