import { db } from "../database/client.server.ts";
import { isId } from "../database/identity.ts";
import { RefusedPicture } from "../media/decode.server.ts";
import { addPicture } from "../media/pictures.server.ts";
import { takeUploadTurn } from "../media/upload-turn.server.ts";
import { readOneUpload } from "../media/uploads.server.ts";
import { prepareVariants } from "../media/variants.server.ts";
import { type SaveProblem, unsaved } from "../office/form-answer.ts";
import type { Sender } from "../throttle/sender.server.ts";
import { type Read, readForm } from "../ui/form-reader.ts";
import type { NewsAnswer } from "./news-answer.ts";
import type { EditableNews, EditablePicture, PictureChoice, Saved } from "./news-desk.server.ts";
import { newsWords } from "./news-fields.ts";
import { newsForm, type NewsWords } from "./news-form.ts";

export type NewsRequest = {
	read: Read<NewsWords>;
	picture: PictureChoice;
	/** Message key of a picture that is not taken, its status, and what goes with it. */
	refused: RefusedPicture | null;
	/** What went wrong while the picture was stored: nothing may be saved then. */
	failed: unknown;
	/** The count of saves at which the form was opened; "save mine all the same" names the one that its reader has seen. */
	version: number;
	/** Whether to go on editing afterwards. */
	stays: boolean;
};

/** Reads the form of a news item and stores the picture it may bring. Without a word about the picture the stored one stays. */
export async function readNewsRequest(request: Request, by: Sender): Promise<NewsRequest> {
	try {
		const { form, file, refused } = await readOneUpload(request, "image", "news-bilder");
		const read = readForm(newsForm, form);
		const version = Number(form.get("overwrite") || form.get("version"));
		const sent = { read, version, stays: form.get("then") === "stay", picture: choiceIn(form), refused, failed: null };
		if (!file) return sent;
		return await takeUploadTurn(by)
			.then(() => addPicture(file, "news-bilder", by.id))
			.then(
				({ id, path }) => {
					void prepareVariants(path);
					return { ...sent, picture: { id } };
				},
				(error: unknown) => (error instanceof RefusedPicture ? { ...sent, refused: error } : { ...sent, failed: error }),
			);
	} catch (error) {
		if (!(error instanceof RefusedPicture)) throw error;
		return { read: { ok: false, errors: {}, typed: {} }, picture: "keep", refused: error, failed: null, version: 0, stays: false };
	}
}

function choiceIn(form: FormData): PictureChoice {
	if (form.get("image_remove")) return "none";
	const id = form.getAll("image").find((value) => typeof value === "string" && value !== "");
	return typeof id === "string" ? { id } : "keep";
}

/** The answer to a form that can't be saved as it is. */
export async function refusal({ read, picture, refused }: NewsRequest): Promise<NewsAnswer> {
	const errors = { ...(read.ok ? {} : read.errors), ...(refused && { image: refused.reason }) };
	return { status: refused && read.ok ? refused.status : 400, errors, typed: read.typed, problem: null, picture: await shown(picture) };
}

/** The answer when the form was good and saving it failed. */
export async function failure({ read, picture }: NewsRequest, problem: SaveProblem): Promise<NewsAnswer> {
	return { ...unsaved(read.typed, problem), picture: await shown(picture).catch(() => null) };
}

/** The answer to a save that the desk refused. */
export async function notSaved(sent: NewsRequest, saved: Saved & { ok: false }, id: string): Promise<NewsAnswer> {
	if (saved.reason === "foreignPicture") return { ...(await refusal({ ...sent, picture: "keep" })), errors: { image: "picture.foreign" } };
	if (saved.reason === "missing") return failure(sent, { kind: "missing", id, code: 404 });
	return conflict(sent, saved.current);
}

/** Both versions, with their pictures named by their addresses. */
async function conflict(sent: NewsRequest, current: EditableNews): Promise<NewsAnswer> {
	const theirs = current.image_url ?? "";
	const words = { ...newsWords(current), image: theirs };
	const answer = await failure(sent, { kind: "conflict", current: { version: current.version, savedAt: current.updated_at, words } });
	const ours = sent.picture === "keep" ? theirs : (answer.picture?.path ?? "");
	return { ...answer, typed: { ...answer.typed, image: ours } };
}

async function shown(picture: PictureChoice): Promise<EditablePicture | null> {
	if (typeof picture === "string" || !isId(picture.id)) return null;
	const row = await db().selectFrom("pictures").select(["id", "path", "width", "height"]).where("id", "=", picture.id).executeTakeFirst();
	return row ?? null;
}
