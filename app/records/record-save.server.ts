import type { GenericSchema } from "valibot";
import { RefusedPicture } from "../media/decode.server.ts";
import { readUploads } from "../media/uploads.server.ts";
import { type SaveProblem, unsaved } from "../office/form-answer.ts";
import type { Log } from "../request-context.server.ts";
import { type Read, readForm, sentForm } from "../ui/form-reader.ts";
import type { Actor } from "../audit-log/audit.ts";
import type { Fields, ValuesOf } from "./fields.ts";
import type { RecordAnswer } from "./record-answer.ts";
import { nameOf } from "./record.ts";
import type { RecordService } from "./record-service.server.ts";

/** A schema that turns a collection's form into the values of its columns. */
export type RecordForm<T> = GenericSchema<unknown, ValuesOf<T>> & { entries: Record<string, unknown> };

type Sent<T, Choice> = {
	read: Read<ValuesOf<T>>;
	/** Undefined when the body could not be read at all. */
	pictures: Choice | undefined;
	refused: RefusedPicture | null;
	/** The error from storing a picture, or null. After an error nothing may be saved. */
	failed: unknown;
	/** The version the form was opened at, or, after a conflict, the version that the user chose to overwrite. */
	version: number;
	/** The user wants to continue editing after saving. */
	stays: boolean;
};

export type SaveTask = {
	/** The record that is edited; null for a new one. */
	id: string | null;
	by: Actor;
	clientAddress: string;
	log: Log;
};

type Task<Choice> = SaveTask & {
	/** Called before saving; a copied record replaces the original's pictures with copies here. */
	preparePictures?: (choice: Choice) => Promise<Choice>;
};

export type SaveOutcome<Pictures> =
	| { saved: true; id: string; name: string; stays: boolean; leftBehind: boolean }
	| { saved: false; answer: RecordAnswer<Pictures>; headers: Record<string, string> | undefined };

/** Reads a record's form, stores its uploaded pictures and saves it. On any failure the typed text is returned. */
export async function saveRecord<T extends Fields, Row, Pictures, Choice>(
	request: Request,
	form: RecordForm<T>,
	service: RecordService<T, Row, Pictures, Choice>,
	{ id, by, clientAddress, log, preparePictures = async (choice) => choice }: Task<Choice>,
): Promise<SaveOutcome<Pictures>> {
	const { record, keeper } = service;
	const sent = await readSent(request, form, service, { id: by.id, address: clientAddress });
	const answer = (recordAnswer: RecordAnswer<Pictures>): SaveOutcome<Pictures> => ({
		saved: false,
		answer: recordAnswer,
		headers: sent.refused?.headers,
	});
	const shown = () => (sent.pictures === undefined ? null : keeper.shown(sent.pictures));
	const failure = async (problem: SaveProblem) =>
		answer({ ...unsaved(sent.read.typed, problem), pictures: await Promise.resolve(shown()).catch(() => null) });
	const refusal = async (errors: Record<string, string>, status: number) =>
		answer({ status, errors, typed: sent.read.typed, problem: null, pictures: await shown() });

	const errors = {
		...(sent.read.ok ? {} : sent.read.errors),
		...(sent.refused && keeper.intake && { [keeper.intake.field]: sent.refused.reason }),
	};
	if (!sent.read.ok || sent.refused || sent.pictures === undefined)
		return refusal(errors, sent.read.ok && sent.refused ? sent.refused.status : 400);
	if (sent.failed) {
		log.error({ err: sent.failed }, `a picture of a record (${record.kind}) could not be stored`);
		return failure({ kind: "upload", code: 503 });
	}
	try {
		const pictures = await preparePictures(sent.pictures);
		const values = sent.read.value;
		const saved = await (id === null
			? service.add(values, { by, pictures } as never)
			: service.change(id, sent.version, values, { by, pictures } as never));
		if (saved.ok)
			return {
				saved: true,
				id: saved.id,
				name: nameOf(record, values),
				stays: sent.stays,
				leftBehind: saved.leftBehind,
			};
		if (saved.reason === "foreignPicture") return refusal({ [keeper.intake!.field]: "picture.foreign" }, 400);
		if (saved.reason === "missing") return failure({ kind: "missing", id: id ?? "", code: 404 });
		const { version, updated_at: savedAt, pictures: picturesNow } = saved.current;
		const conflict = await failure({
			kind: "conflict",
			current: { version, savedAt, words: service.words(saved.current) },
		});
		return conflict.saved ? conflict : { ...conflict, answer: { ...conflict.answer, picturesNow } };
	} catch (error) {
		log.error({ err: error }, `a record (${record.kind}) could not be saved`);
		return failure({ kind: "failed", code: 503 });
	}
}

async function readSent<T extends Fields, Row, Pictures, Choice>(
	request: Request,
	schema: RecordForm<T>,
	{ keeper }: RecordService<T, Row, Pictures, Choice>,
	by: { id: string; address: string },
): Promise<Sent<T, Choice>> {
	try {
		const { form, refused, failed } = keeper.intake
			? await readUploads(request, keeper.intake, by)
			: { form: await sentForm(request), refused: null, failed: null };
		const version = Number(form.get("overwrite") || form.get("version"));
		return {
			read: readForm(schema, form),
			pictures: keeper.chosen(form),
			refused,
			failed,
			version,
			stays: form.get("then") === "stay",
		};
	} catch (error) {
		if (!(error instanceof RefusedPicture)) throw error;
		return {
			read: { ok: false, errors: {}, typed: {} },
			pictures: undefined,
			refused: error,
			failed: null,
			version: 0,
			stays: false,
		};
	}
}
