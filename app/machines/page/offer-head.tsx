import { mdiArrowLeft, mdiPhone } from "@mdi/js";
import { type ReactNode, type MouseEvent, useSyncExternalStore } from "react";
import { LinkButton, LocalLink } from "../../foundation/i18n/link.tsx";
import { money, number } from "../../foundation/i18n/format.ts";
import { useTexts, useLanguage, useLocalPath } from "../../foundation/i18n/texts.tsx";
import { useOpeningHours } from "../../foundation/i18n/use-opening-hours.ts";
import { CallButton } from "../../site/call-button.tsx";
import { company, phoneLink } from "../../site/company.ts";
import { buttonLook } from "../../foundation/ui/button.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import { unbroken } from "../../foundation/i18n/unbroken.ts";
import { Alternatives } from "./offer-body.tsx";
import { ContactCard } from "./contact-card.tsx";
import { aidAddress } from "../finder/aid.ts";
import { AvailabilityMark } from "../offer-card.tsx";
import { isGone } from "../is-gone.ts";
import { type OfferCard, type OfferType, pathOfType } from "../offer.ts";
import type { OfferDetail } from "../offers.server.ts";
import { Price, ReducedPrice } from "../price.tsx";
import { useLocation, useNavigate } from "react-router";

/** The most letters of a name in the largest type. */
const LONG_NAME = 60;

type Props = { offer: OfferDetail; staff: boolean; similar: OfferCard[]; children?: ReactNode };

/** A machine's deciding facts, the enquiry, and further tools (`children`), in view beside the rest on wide screens. */
export function OfferHead({ offer, staff, similar, children }: Props) {
	const t = useTexts("angebot");
	const alternatives = offer.availability !== "available" && <Alternatives offer={offer} similar={similar} />;
	return (
		<div className="max-sm:-mt-5 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-stretch">
			<div className="offer-side">
				<p className="label-caps">
					{(offer.mainCategory ? `${t(`category.${offer.subcategory ?? offer.mainCategory}`)} · ` : "") +
						t(offer.condition === "neu" ? "conditionNeu" : "conditionGebraucht")}
				</p>
				<h1 lang={offer.nameLanguage} className={offer.name.length > LONG_NAME ? "long-name" : ""}>
					{unbroken(offer.name)}
				</h1>
				<p className="mt-3">
					<AvailabilityMark offer={offer} />
				</p>
				{isGone(offer.availability) ? (
					<p className="price-box">{t("goneHelp")}</p>
				) : (
					<div className="price-box">
						<Price offer={offer} size="large" />
						<ReducedPrice offer={offer} />
						<PriceDetails offer={offer} />
					</div>
				)}
				<div className="enquiry-row">
					<EnquiryLink offer={offer} words="detailContact" />
					<CallButton phone={phoneFor(offer)} />
				</div>
				{isGone(offer.availability) && alternatives}
				<KeyFacts offer={offer} />
				{!isGone(offer.availability) && alternatives}
				<ul className="trust-facts">
					{offer.trust.map((fact) => (
						<li key={fact}>{fact}</li>
					))}
				</ul>
				<div className="mt-4 empty:hidden">{offer.contact && <ContactCard contact={offer.contact} />}</div>
				<p className="mt-3 text-sm text-muted print:hidden">{useOpeningHours().answer}</p>
				<p className="quiet-links">
					{offer.price !== null && <LocalLink to={aidAddress("cost", offer.id)}>{t("toCost")}</LocalLink>}
					{offer.type === "kauf" && !isGone(offer.availability) && (
						<LocalLink to={`/inzahlungnahme?offer=${offer.id}`}>{t("tradeIn")}</LocalLink>
					)}
					{staff && <LocalLink to={`/admin/angebot-bearbeiten/${offer.id}`}>{t("edit")}</LocalLink>}
				</p>
				{children}
			</div>
		</div>
	);
}

/** The net price for consumers, the gross one and an instalment for businesses, and the terms. */
function PriceDetails({ offer }: { offer: OfferDetail }) {
	const t = useTexts("angebot");
	const language = useLanguage();
	const { type, price, grossPrice, priceDetails, sellsToConsumers } = offer;
	const terms = [t(type === "kauf" ? "subjectToSale" : "longHire"), !sellsToConsumers && t(`businessesOnly.${type}`)];
	return (
		<div className="mt-1 text-sm text-muted">
			{grossPrice !== null && <p>{t("netPrice", { price: money(language, price!) })}</p>}
			<p>{terms.filter(Boolean).join(" · ")}</p>
			{priceDetails && <GrossPrice type={type} {...priceDetails} />}
		</div>
	);
}

type GrossProps = { type: OfferType } & NonNullable<OfferDetail["priceDetails"]>;

function GrossPrice({ type, vat, gross, instalment }: GrossProps) {
	const t = useTexts("angebot");
	const language = useLanguage();
	const day = type === "miete" ? ` ${t("perDay")}` : "";
	const rows = [[t("grossPrice", { vat: number(language, vat, 2) }), money(language, gross) + day]];
	if (instalment) rows.push([t("instalment", { months: instalment.months }), money(language, instalment.cents)]);
	return (
		<details
			// Below, the contact bar covers it.
			onToggle={({ currentTarget }) => currentTarget.scrollIntoView({ block: "nearest" })}
			className="scroll-mb-24 print:hidden"
		>
			<summary className="w-fit py-1.5 underline underline-offset-4">
				{t(instalment ? "toInstalment" : "toGross")}
			</summary>
			<div className="border-l-4 border-line pl-3">
				<dl>
					{rows.map(([label, value]) => (
						<div key={label} className="flex flex-wrap justify-between gap-x-4">
							<dt>{label}</dt>
							<dd className="font-semibold text-ink">{value}</dd>
						</div>
					))}
				</dl>
				{instalment && <p className="mt-1">{t("instalmentNote", { rate: number(language, instalment.rate, 2) })}</p>}
			</div>
		</details>
	);
}

/** The number of the machine's contact, else the company's. */
const phoneFor = ({ contact }: OfferDetail) => contact?.phone ?? company.phone;

/** Always visible on small screens. */
export function ContactBar({ offer }: { offer: OfferDetail }) {
	const t = useTexts("angebot");
	const phone = phoneFor(offer);
	return (
		<div className="contact-bar">
			<div className="page-width flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2.5">
				{!isGone(offer.availability) && offer.price !== null && (
					<p className="min-w-0 grow basis-24">
						<Price offer={offer} size="bar" />
					</p>
				)}
				<EnquiryLink offer={offer} words="detailAsk" />
				<a href={phoneLink(phone)} className={buttonLook({ kind: "secondary", size: "icon" })}>
					<Icon path={mdiPhone} size={18} /> <span className="sr-only">{t("detailCall", { phone })}</span>
				</a>
			</div>
		</div>
	);
}

function KeyFacts({ offer }: { offer: OfferDetail }) {
	const facts = offer.keyFacts.flatMap((name) => offer.sheet.filter((row) => row.name === name));
	return (
		<dl className="mt-5 grid grid-cols-2 gap-x-6">
			{facts.map(({ name, label, value }) => (
				<div key={name} className="border-t border-line py-2">
					<dt className="text-sm text-muted">{label}</dt>
					<dd className="font-semibold [overflow-wrap:anywhere]">{value}</dd>
				</div>
			))}
		</dl>
	);
}

/** Links to the contact form; about a sold machine it asks for another, and a reserved one may become free again. */
function EnquiryLink({ offer, words }: { offer: OfferDetail; words: "detailContact" | "detailAsk" }) {
	const t = useTexts("angebot");
	const free = offer.availability === "reserved" ? "detailReserved" : offer.type === "miete" ? "detailHire" : words;
	return (
		<LinkButton to={`/kontakt?offer=${offer.id}#anfrage`}>{t(isGone(offer.availability) ? "wanted" : free)}</LinkButton>
	);
}

const lists = ["angebot", "vergleich", "merkliste"] as const;
const nothing = () => undefined;
const neverChanges = () => nothing;

/** A visitor who came from a list goes back in the browser's history, which restores filters and scroll position. */
export function BackToList({ type }: { type: OfferType }) {
	const t = useTexts("angebot");
	const here = useLocalPath();
	const navigate = useNavigate();
	const state = useLocation().state as { from?: string } | null;
	// The server, which draws the page first, does not know it.
	const from = useSyncExternalStore(neverChanges, () => state?.from, nothing);
	const list = lists.find((path) => from?.startsWith(here(`/${path}`)));
	const goBack = (event: MouseEvent) => {
		if (!list || event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		void navigate(-1);
	};
	return (
		<a
			href={list ? from : here(pathOfType[type])}
			onClick={goBack}
			className="inline-flex min-h-9 items-center gap-2 font-semibold underline-offset-4 hover:underline print:hidden"
		>
			<Icon path={mdiArrowLeft} size={18} /> <span>{t(`detailBack.${list ?? "angebot"}`)}</span>
		</a>
	);
}
