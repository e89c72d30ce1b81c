import { FormDataParseError, MultipartParseError, parseFormData } from "@remix-run/form-data-parser";
import { data } from "react-router";
import { sentForm, withoutNul } from "../../ui/form/form-reader.ts";
import { wasLeftEmpty } from "./uploads.server.ts";

/** A file that is too large is read up to this, so that the form's text is returned along with the refusal. */
const READ_BYTES = 30 * 1024 * 1024;
const limits = { maxFiles: 5, maxParts: 100, maxFileSize: READ_BYTES, maxTotalSize: READ_BYTES + 1024 * 1024 };

/**
 * Reads a form with at most one file, which is neither checked nor stored. A file field that was left empty counts as
 * no file.
 * @throws a response with status 400 for a body that is not a form, 413 for one that is far too large
 */
export async function formWithFile(
	request: Request,
	field: string,
): Promise<{ form: FormData; file: { bytes: Uint8Array; name: string } | null }> {
	if (!/^multipart\//i.test(request.headers.get("Content-Type") ?? ""))
		return { form: await sentForm(request), file: null };
	let file: { bytes: Uint8Array; name: string } | null = null;
	const form = await parseFormData(request, limits, async (upload) => {
		if (upload.fieldName === field && !wasLeftEmpty(upload))
			file ??= { bytes: new Uint8Array(await upload.arrayBuffer()), name: upload.name };
		return null;
	}).catch((error: unknown) => {
		const isOurs = error instanceof MultipartParseError || error instanceof FormDataParseError;
		if (!isOurs) throw error;
		throw data(null, { status: error.name.startsWith("Max") ? 413 : 400 });
	});
	return { form: withoutNul(form), file };
}
