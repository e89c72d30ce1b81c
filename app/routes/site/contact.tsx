import { data } from "react-router";
import { config } from "../../foundation/config/config.server.ts";
import { AnswerPromise, ContactServices } from "../../requests/contact/contact-aside.tsx";
import { MapBox } from "../../requests/contact/map-box.tsx";
import { CONTACT_FORM, type ContactAnswer } from "../../requests/contact/contact-answer.ts";
import { ContactForm } from "../../requests/contact/contact-form-view.tsx";
import { readContact, withWishes } from "../../requests/contact/contact-form.ts";
import { sendRequest } from "../../requests/new-request.server.ts";
import { nextOpening, sentRequest } from "../../requests/hours/office-clock.server.ts";
import { SOURCE_FIELD } from "../../requests/contact/asked-machines.tsx";
import { readSource } from "../../requests/contact/source.ts";
import { suspicionOf } from "../../requests/suspicion.ts";
import { languageOf } from "../../foundation/i18n/language.ts";
import { pageTexts, textsIn } from "../../foundation/i18n/texts.server.ts";
import { pageOfTexts, useTexts } from "../../foundation/i18n/texts.tsx";
import { contactsOfForm } from "../../machines/page/contact-cards.server.ts";
import { askedMachines, machinesOfForm } from "../../machines/chosen/chosen-offers.server.ts";
import { isGone } from "../../machines/is-gone.ts";
import { readIds } from "../../machines/chosen/offer-ids.ts";
import { ContactCard } from "../../machines/page/contact-card.tsx";
import { OfferLines } from "../../machines/chosen/offer-lines.tsx";
import { cachedValues, publicLoader, uncached } from "../../foundation/request/public-loader.server.ts";
import { requestContext } from "../../foundation/request/request-context.server.ts";
import { InfoCards } from "../../site/info-cards.tsx";
import { JsonLd, localBusiness } from "../../site/json-ld.tsx";
import { PhoneLink } from "../../site/phone-link.tsx";
import { PageMeta } from "../../site/page-meta.tsx";
import { useOpeningHours } from "../../foundation/i18n/use-opening-hours.ts";
import { submitOrKeepInput } from "../../foundation/ui/form/submit-or-keep-input.ts";
import { sentForm } from "../../foundation/request/sent-form.server.ts";
import type { Route } from "./+types/contact";

const SUBJECT_LENGTH = 300;
const MESSAGE_LENGTH = 2000;

/** The initial values of the form: words from the address, and the machines that it is about. */
const parameters = { service: cachedValues.word, ...uncached("subject", "message", "offer", "ids") };

export const loader = publicLoader(parameters, async ({ search, language }) => {
	const service = search.get("service");
	const { opens, until } = await nextOpening(language);
	const machines = await machinesOfForm(readIds([search.get("offer"), ...search.getAll("ids")]), language);
	const ids = machines.offers.map(({ id }) => id);
	const page = {
		opens,
		texts: pageTexts(language, "contact", "urgent", "contactSent"),
		subject: search.get("subject")?.slice(0, SUBJECT_LENGTH) ?? null,
		message: search.get("message")?.slice(0, MESSAGE_LENGTH) ?? null,
		service: service === "anfrage" || service === "dringend" ? service : null,
		...machines,
		// The form works without the database, too.
		contacts: await contactsOfForm(ids, language).catch(() => []),
	};
	return data(page, { headers: { Expires: until } });
});

export async function action({ request, url, context }: Route.ActionArgs) {
	const { clientAddress, log } = context.get(requestContext);
	const sent = await sentForm(request);
	const form = readContact(sent);
	if (!form.ok) return data<ContactAnswer>({ state: "refused", ...form }, { status: 400 });
	const language = languageOf({ url, request });
	const values = withWishes(form.value, language, textsIn(language));
	const suspicion = suspicionOf(sent, form.value.message, new URL(config().publicUrl).hostname);
	const source = readSource(sent.get(SOURCE_FIELD));
	try {
		const machines = await askedMachines(readIds([values.offer_id]), language);
		const stored = await sendRequest(values, { language, machines, clientAddress, source, suspicion });
		// A program is answered as if all went well.
		if (!stored.ok && suspicion === "trap") log.info({ form: "contact" }, "too many requests of a program; not stored");
		else if (!stored.ok)
			return data<ContactAnswer>(
				{ state: "tooMany", typed: form.typed },
				{ status: 429, headers: { "Retry-After": String(stored.retryAfter) } },
			);
		return data<ContactAnswer>({ state: "sent", sent: await sentRequest(values, machines) });
	} catch (error) {
		log.error({ err: error }, "a contact request could not be stored");
		return data<ContactAnswer>({ state: "failed", typed: form.typed }, { status: 503 });
	}
}

export const clientAction = submitOrKeepInput<ContactAnswer>((typed) => ({ state: "failed", typed }));

export { notAfterSending as shouldRevalidate } from "../../site/site-layout.tsx";

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default pageOfTexts(function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
	const t = useTexts("contact");
	const { spans, lines, answer: promise } = useOpeningHours();
	const { offers, former, contacts, opens } = loaderData;
	const about = [
		...offers.map(({ type, name, availability }) => ({ type, name, isGone: isGone(availability) })),
		...former.map((name) => ({ type: "kauf" as const, name, isGone: true })),
	];
	const isUrgent = loaderData.service === "dringend";
	const ofMachine = offers[0]?.type === "miete" ? "hireTitle" : "machineTitle";
	const ofOffers = offers.length > 1 ? "machinesTitle" : offers.length > 0 ? ofMachine : "title";
	const title = t(isUrgent ? "urgentTitle" : loaderData.service ? "serviceTitle" : ofOffers);
	return (
		<div className="page-width pt-10 sm:pt-14">
			<PageMeta title={title} description={t("description", { promise })} />
			<JsonLd data={(site) => localBusiness(site, spans)} />
			<h1 className="mb-8 text-4xl sm:text-5xl">{title}</h1>
			<div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
				<div id={CONTACT_FORM}>
					{offers.length === 0 && (
						<p
							className={`guarantee ${isUrgent || opens ? "" : "lg:hidden"} mb-4 border-l-4 border-amber pl-4 text-lg font-semibold`}
						>
							<span>{opens ? t(isUrgent ? "closedUrgent" : "closed", opens) : t("urgentCall")}</span>{" "}
							{!opens && <PhoneLink />}
							<span className="block text-base font-normal text-muted lg:hidden">{lines.join("; ")}</span>
						</p>
					)}
					<ContactForm
						{...loaderData}
						offers={about}
						shown={offers.length}
						phone={offers.length > 0 ? contacts[0]?.phone : null}
						machines={offers.length > 0 && <OfferLines offers={offers} />}
						answer={actionData}
					/>
				</div>
				<div className="grid gap-8 lg:row-span-2">
					<div className="grid gap-4 empty:hidden sm:grid-cols-2 lg:grid-cols-1">
						{!loaderData.service &&
							contacts.map((contact) => <ContactCard key={contact.about ?? ""} contact={contact} />)}
					</div>
					<InfoCards />
					{!isUrgent && offers.length === 0 && <ContactServices />}
					{!isUrgent && <AnswerPromise />}
				</div>
				{!isUrgent && <MapBox />}
			</div>
		</div>
	);
});
