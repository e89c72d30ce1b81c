import * as v from "valibot";
import { changesBetween } from "../audit-log/audit.ts";
import { writeAudit } from "../audit-log/write-audit.server.ts";
import { type Connection, db, now } from "../database/client.server.ts";
import { PORTRAIT_BUCKET } from "../media/image-limits.ts";
import { tryDeletePictureFiles } from "../media/pictures.server.ts";
import { mayOwn, replaceOwnedPictures } from "../media/storage/picture-owners.server.ts";
import { RefusedFile } from "../media/upload/refused-file.server.ts";
import { readUploads } from "../media/upload/uploads.server.ts";
import type { Person } from "../office/people.server.ts";
import type { Sender } from "../rate-limit/sender.ts";
import { readForm } from "../ui/form/form-reader.ts";
import type { ActingUser } from "./acting-user.ts";
import { PORTRAIT_FIELD, shownPersonFields } from "./user.ts";

/** What a form says of a portrait: it stays, goes, or is this uploaded picture. */
type PortraitChoice = "keep" | "none" | { id: string };
type PersonChange = Person & { on_site: boolean; portrait: PortraitChoice };

/** Reads the form of a person, and stores the picture in it unless that is refused. */
export async function readPortrait(
	request: Request,
	by: Sender,
): Promise<{ form: FormData; refused: RefusedFile | null }> {
	const pictures = { field: PORTRAIT_FIELD, bucket: PORTRAIT_BUCKET, max: 1 } as const;
	const { form, refused, failed } = await readUploads(request, { pictures }, by).catch((error: unknown) => {
		if (error instanceof RefusedFile) return { form: new FormData(), refused: error, failed: null };
		throw error;
	});
	if (failed) throw failed;
	return { form, refused };
}

/** What such a form says; null where something in it is too long. */
export function personIn(form: FormData): PersonChange | null {
	const read = readForm(v.object(shownPersonFields), form);
	if (!read.ok) return null;
	const id = form.get(PORTRAIT_FIELD);
	const uploaded = typeof id === "string" && id !== "" ? { id } : "keep";
	return { ...read.value, portrait: form.has("portrait_remove") ? "none" : uploaded };
}

/** Changes what colleagues and visitors see of a user. Null when there is no such user. */
export async function changePerson(
	id: string,
	person: PersonChange,
	by: ActingUser,
): Promise<{ email: string } | null> {
	const changed = await db()
		.transaction()
		.execute(async (t) => {
			const before = await t
				.selectFrom("users")
				.select(["email", "display_name as name", "direct_phone as phone", "on_site", "portrait_id"])
				.where("id", "=", id)
				.executeTakeFirst();
			if (!before) return null;
			const portrait_id = await portraitAfter(id, person.portrait, before.portrait_id, t);
			// The end of the id is enough to see that the picture has changed.
			const named = { ...before, portrait: before.portrait_id?.slice(-6) ?? null };
			const after = { ...person, portrait: portrait_id?.slice(-6) ?? null };
			const changes = changesBetween(named, after, ["name", "phone", "on_site", "portrait"]);
			if (changes.length === 0) return { ...before, released: [] };
			const { name, phone, on_site } = person;
			await t
				.updateTable("users")
				.set({ display_name: name, direct_phone: phone, on_site, portrait_id, updated_at: now() })
				.where("id", "=", id)
				.execute();
			const released = await replaceOwnedPictures({ kind: "user", id }, portrait_id ? [portrait_id] : [], t);
			await writeAudit({ kind: "user", id, name: before.email, action: "changed", by, changes }, t);
			return { ...before, released };
		});
	if (changed) await tryDeletePictureFiles(changed.released);
	return changed;
}

/** A picture that is gone or another's changes nothing. */
async function portraitAfter(id: string, choice: PortraitChoice, before: string | null, t: Connection) {
	if (choice === "none") return null;
	if (choice === "keep") return before;
	return (await mayOwn({ kind: "user", id }, [choice.id], PORTRAIT_BUCKET, t)) ? choice.id : before;
}
