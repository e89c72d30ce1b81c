import { data } from "react-router";
import { ContactForm, type ContactAnswer } from "../../contact/contact-form-view.tsx";
import { contactForm } from "../../contact/contact-form.ts";
import { sendRequest } from "../../contact/contact.server.ts";
import { languageOf } from "../../i18n/language.ts";
import { useTexts } from "../../i18n/texts.tsx";
import { offerName } from "../../offers/offers.server.ts";
import { requestContext } from "../../request-context.server.ts";
import { company } from "../../site/company.ts";
import { PageMeta } from "../../site/page-meta.tsx";
import { readForm } from "../../ui/form-reader.ts";
import { isNetworkFailure } from "../../ui/network-failure.ts";
import type { Route } from "./+types/contact";

const SUBJECT_LENGTH = 300;

/** What the form begins with: the words of the address, and the machine it was opened from. */
export async function loader({ request, url }: Route.LoaderArgs) {
	const asked = url.searchParams.get("service");
	return {
		subject: url.searchParams.get("subject")?.slice(0, SUBJECT_LENGTH) ?? null,
		service: asked === "anfrage" || asked === "dringend" ? asked : null,
		offer: await offerName(url.searchParams.get("offer"), languageOf({ url, request })).catch(() => null),
	};
}

export async function action({ request, url, context }: Route.ActionArgs) {
	const { clientAddress, log } = context.get(requestContext);
	const form = readForm(contactForm, await request.formData());
	if (!form.ok) return data<ContactAnswer>({ state: "refused", refused: form }, { status: 400 });
	const language = languageOf({ url, request });
	try {
		const offer = await offerName(form.value.offer_id ?? null, language);
		const sent = await sendRequest(form.value, { language, offer, clientAddress });
		if (!sent.ok) return data<ContactAnswer>({ state: "tooMany", typed: form.typed }, { status: 429, headers: { "Retry-After": String(sent.retryAfter) } });
		return data<ContactAnswer>({ state: "sent", id: sent.id });
	} catch (error) {
		log.error({ err: error }, "a contact request could not be stored");
		return data<ContactAnswer>({ state: "failed", typed: form.typed }, { status: 503 });
	}
}

/** When the network itself fails the form says so too, instead of giving way to an error page with the visitor's words lost. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
	const { typed } = readForm(contactForm, await request.clone().formData());
	try {
		return await serverAction();
	} catch (error) {
		if (!isNetworkFailure(error)) throw error;
		return data<ContactAnswer>({ state: "failed", typed }, { status: 503 });
	}
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
	const t = useTexts("contact");
	const { subject, service, offer } = loaderData;
	const first = subject ?? (service === "dringend" ? t("urgentSubject") : service === "anfrage" ? t("serviceSubject") : t("defaultSubject"));
	return (
		<div className="page-width pt-10 sm:pt-14">
			<PageMeta title={t("title")} description={t("description")} />
			<h1 className="text-4xl sm:text-5xl">{t("title")}</h1>
			<p className="mt-3 max-w-[62ch] text-lg text-muted">{t("intro")}</p>
			<div className="mt-8 max-w-3xl">
				<ContactForm subject={first} offer={offer} phone={company.phone} answer={actionData} />
			</div>
		</div>
	);
}
