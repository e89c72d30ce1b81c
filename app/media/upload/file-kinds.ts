import { mdiFileUploadOutline, mdiTrayArrowUp } from "@mdi/js";
import { documentRefusal } from "../document.ts";
import { acceptedPictures, refusalOf } from "./upload-rules.ts";

/** How the files of a form differ. Words are keys of the form's namespace. */
export const fileKinds = {
	picture: {
		accepted: acceptedPictures,
		icon: mdiTrayArrowUp,
		refusalOf: (file: File) => refusalOf(file),
		words: {
			drop: "dropTitle",
			dropActive: "dropActive",
			hint: "dropHint",
			failed: "uploadErrorTitle",
			tooMany: "picture.count",
		},
	},
	document: {
		accepted: "application/pdf,.pdf",
		icon: mdiFileUploadOutline,
		refusalOf: documentRefusal,
		words: {
			drop: "documentsDrop",
			dropActive: "documentsDropActive",
			hint: "documentsHint",
			failed: "documentsErrorTitle",
			tooMany: "document.count",
		},
	},
} as const;
