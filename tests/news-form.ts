/** The form of a news item as a browser sends it, files included. */
export function formOf(fields: Record<string, string>, ...files: Uint8Array[]): FormData {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.append(name, value);
	for (const bytes of files)
		form.append("image", new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }), "foto.jpg");
	return form;
}

/** As `formOf`, with a file field that was left empty. */
export function withEmptyFile(fields: Record<string, string>): FormData {
	const form = formOf(fields);
	form.append("image", new Blob([]), "");
	return form;
}
