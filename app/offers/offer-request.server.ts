import { db } from "../database/client.server.ts";
import { isId } from "../database/identity.ts";
import { RefusedPicture } from "../media/decode.server.ts";
import { readUploads } from "../media/uploads.server.ts";
import { type SaveProblem, unsaved } from "../office/form-answer.ts";
import type { Sender } from "../throttle/sender.server.ts";
import { type Read, readForm } from "../ui/form-reader.ts";
import type { OfferAnswer } from "./offer-answer.ts";
import type { EditablePicture, Saved } from "./offer-desk.server.ts";
import { formWords } from "./offer-fields.ts";
import { type ChosenPicture, chosenPictures, offerForm, type OfferValues } from "./offer-form.ts";

export type OfferRequest = {
	form: FormData;
	read: Read<OfferValues>;
	pictures: ChosenPicture[];
	refused: RefusedPicture | null;
	/** What went wrong while a picture was stored: nothing may be saved then. */
	failed: unknown;
	/** The count of saves at which the form was opened; "save mine all the same" names the one that its reader has seen. */
	version: number;
	/** Whether to go on editing afterwards. */
	stays: boolean;
};

/** Reads the offer form with the pictures it may bring. */
export async function readOfferRequest(request: Request, by: Sender): Promise<OfferRequest> {
	try {
		const { form, refused, failed } = await readUploads(request, "images", "angebot-bilder", by);
		const version = Number(form.get("overwrite") || form.get("version"));
		return { form, read: readForm(offerForm, form), pictures: chosenPictures(form), refused, failed, version, stays: form.get("then") === "stay" };
	} catch (error) {
		if (!(error instanceof RefusedPicture)) throw error;
		return { form: new FormData(), read: { ok: false, errors: {}, typed: {} }, pictures: [], refused: error, failed: null, version: 0, stays: false };
	}
}

/** The answer to a form that can't be saved as it is. */
export async function refusal({ form, read, pictures, refused }: OfferRequest): Promise<OfferAnswer> {
	const errors = { ...(read.ok ? {} : read.errors), ...(refused && { images: refused.reason }) };
	return { status: refused && read.ok ? refused.status : 400, errors, typed: read.typed, pictures: form.has("name") ? await shown(pictures) : null, problem: null };
}

/** The answer when the form was good and saving it failed. */
export async function failure({ read, pictures }: OfferRequest, problem: SaveProblem): Promise<OfferAnswer> {
	return { ...unsaved(read.typed, problem), pictures: await shown(pictures).catch(() => null) };
}

/** The answer to a save that the desk refused. */
export async function notSaved(sent: OfferRequest, saved: Saved & { ok: false }, id: string): Promise<OfferAnswer> {
	if (saved.reason === "foreignPicture") return { ...(await refusal(sent)), errors: { images: "picture.foreign" } };
	if (saved.reason === "missing") return failure(sent, { kind: "missing", id, code: 404 });
	const { version, updated_at: savedAt, pictures } = saved.current;
	return { ...(await failure(sent, { kind: "conflict", current: { version, savedAt, words: formWords(saved.current) } })), picturesNow: pictures };
}

async function shown(pictures: ChosenPicture[]): Promise<EditablePicture[]> {
	const ids = pictures.map(({ id }) => id).filter(isId);
	if (ids.length === 0) return [];
	const rows = await db().selectFrom("pictures").select(["id", "path", "width", "height"]).where("id", "in", ids).execute();
	return pictures.flatMap(({ id, alt, alt_en }) => rows.filter((row) => row.id === id).map((row) => ({ ...row, alt, alt_en })));
}
