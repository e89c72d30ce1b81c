import { data } from "react-router";
import { config } from "../../foundation/config/config.server.ts";
import { sendRequest } from "../../requests/new-request.server.ts";
import { photosStillThere } from "../../requests/page/request-files.server.ts";
import { sentRequest } from "../../requests/hours/office-clock.server.ts";
import { AnswerPromise } from "../../requests/contact/contact-aside.tsx";
import { SOURCE_FIELD } from "../../requests/contact/asked-machines.tsx";
import { readSource } from "../../requests/contact/source.ts";
import { suspicionOf } from "../../requests/suspicion.ts";
import { toContactValues, readPhotos } from "../../requests/trade-in/trade-in.server.ts";
import { tradeInForm } from "../../requests/trade-in/trade-in-form.ts";
import { MOST_PHOTOS, PHOTO_FIELD, PHOTOS_GONE } from "../../requests/trade-in-photos.ts";
import { type TradeInAnswer, TradeInForm } from "../../requests/trade-in/trade-in-form-view.tsx";
import { languageOf } from "../../foundation/i18n/language.ts";
import { pageTexts } from "../../foundation/i18n/texts.server.ts";
import { pageOfTexts, useTexts } from "../../foundation/i18n/texts.tsx";
import { asRefusedFile, RefusedFile } from "../../media/upload/refused-file.server.ts";
import { askedMachines, machinesOfForm } from "../../machines/chosen/chosen-offers.server.ts";
import { OfferLines } from "../../machines/chosen/offer-lines.tsx";
import { readIds } from "../../machines/chosen/offer-ids.ts";
import { publicLoader } from "../../foundation/request/public-loader.server.ts";
import { requestContext } from "../../foundation/request/request-context.server.ts";
import { InfoCards } from "../../site/info-cards.tsx";
import { PageMeta } from "../../site/page-meta.tsx";
import { readSent } from "../../requests/contact/contact-form.ts";
import { submitOrKeepInput } from "../../foundation/ui/form/submit-or-keep-input.ts";
import type { Route } from "./+types/trade-in";

/** The machine whose page the visitor came from. */
const parameters = { offer: "uncached" } as const;

export const loader = publicLoader(parameters, async ({ search, language }) => ({
	texts: pageTexts(language, "tradeIn", "contact", "contactSent"),
	...(await machinesOfForm(readIds([search.get("offer")]).slice(0, 1), language)),
}));

export async function action({ request, url, context }: Route.ActionArgs) {
	const { clientAddress, log } = context.get(requestContext);
	const answer = (given: TradeInAnswer, status = 200, headers: Record<string, string> = {}) =>
		data<TradeInAnswer>(given, { status, headers });
	const failed = (error: unknown, typed = {}, photos: string[] = []) => {
		log.error({ err: error }, "an offer in part exchange could not be stored");
		return answer({ state: "failed", typed, photos }, 503);
	};
	const uploads = await readPhotos(request, clientAddress).catch(asRefusedFile);
	if (uploads instanceof RefusedFile) {
		const errors = { [PHOTO_FIELD]: uploads.reason };
		return answer({ state: "refused", errors, typed: {} }, uploads.status, uploads.headers);
	}
	const { form: sent, refused: refusedPhoto, failed: broken } = uploads;
	const form = readSent(tradeInForm, sent);
	const photos = [...new Set(sent.getAll(PHOTO_FIELD).filter((id) => typeof id === "string"))];
	if (broken) return failed(broken, form.typed, photos);
	try {
		const kept = await photosStillThere(photos);
		const gone = kept.length < photos.length ? PHOTOS_GONE : null;
		const reason = refusedPhoto?.reason ?? (photos.length > MOST_PHOTOS ? "picture.count" : gone);
		if (!form.ok || reason) {
			const errors = { ...(!form.ok && form.errors), ...(reason && { [PHOTO_FIELD]: reason }) };
			return answer({ state: "refused", errors, typed: form.typed, photos: kept }, 400);
		}
		const language = languageOf({ url, request });
		const values = toContactValues(form.value, photos.length, language);
		const machines = (await askedMachines(readIds([form.value.offer_id]), language)).slice(0, 1);
		const suspicion = suspicionOf(sent, values.message, new URL(config().publicUrl).hostname);
		const source = { ...readSource(sent.get(SOURCE_FIELD)), tradeIn: true };
		const stored = await sendRequest(values, { language, machines, clientAddress, source, suspicion, photos });
		const again = { typed: form.typed, photos };
		if (!stored.ok && suspicion !== "trap")
			return answer({ state: "tooMany", ...again }, 429, { "Retry-After": String(stored.retryAfter) });
		return answer({ state: "sent", sent: await sentRequest(values, machines) });
	} catch (error) {
		return failed(error, form.typed, photos);
	}
}

export const clientAction = submitOrKeepInput<TradeInAnswer>((typed) => ({ state: "failed", typed }));

export { notAfterSending as shouldRevalidate } from "../../site/site-layout.tsx";

export default pageOfTexts(function TradeInPage({ loaderData: { offers, ids }, actionData }: Route.ComponentProps) {
	const t = useTexts("tradeIn");
	return (
		<div className="page-width pt-10 sm:pt-14">
			<PageMeta title={t("title")} description={t("description")} />
			<h1 className="text-4xl sm:text-5xl">{t("title")}</h1>
			<p className="mt-3 mb-8 max-w-[62ch] text-lg text-muted">{t("intro")}</p>
			<div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
				<TradeInForm
					ids={ids}
					shown={offers.length}
					machines={offers.length > 0 && <OfferLines offers={offers} />}
					answer={actionData}
				/>
				<div className="grid gap-8">
					<section>
						<h2 className="text-2xl">{t("stepsTitle")}</h2>
						<ol className="mt-4 grid list-decimal gap-3 pl-5">
							{([1, 2, 3] as const).map((n) => (
								<li key={n} className="pl-1">
									{t(`step${n}`)}
								</li>
							))}
						</ol>
					</section>
					<AnswerPromise />
					<InfoCards />
				</div>
			</div>
		</div>
	);
});
