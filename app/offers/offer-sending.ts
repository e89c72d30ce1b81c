import { data } from "react-router";
import { readForm } from "../ui/form-reader.ts";
import { isNetworkFailure } from "../ui/network-failure.ts";
import { offerForm } from "./offer-form.ts";
import type { OfferAnswer } from "./offer-request.server.ts";

/** Sends the offer form; when the network itself fails, the form says so and keeps what was typed, instead of giving way to an error page. */
export async function sendOfferForm<T>(request: Request, send: () => Promise<T>) {
	const { typed } = readForm(offerForm, await request.clone().formData());
	try {
		return await send();
	} catch (error) {
		if (!isNetworkFailure(error)) throw error;
		return data<OfferAnswer>({ status: 503, errors: {}, typed, pictures: [], problem: { kind: "failed", code: 0 } }, { status: 503 });
	}
}
