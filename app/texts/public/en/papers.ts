import type { PapersFormTexts, PapersTexts } from "../de/papers.ts";

/** The English texts of a machine's video and documents on its page. */
export const enPapers: PapersTexts = {
	papers: {
		title: "Documents",
		"kind.datenblatt": "Data sheet",
		"kind.pruefbericht": "Inspection report",
		"kind.sonstiges": "Further document",
		size: "PDF, {size}",
		videoTitle: "Video",
		videoPlay: "Play the video",
		videoOf: "Video of {name}",
		videoText:
			"Your browser loads nothing from {platform} until you click “Play the video”. {platform} then learns your IP address and may set cookies.",
	},
};

/** What the form of an offer says about them. */
export const enPapersForm: PapersFormTexts = {
	video: "Video",
	videoHint:
		"The address of a page at YouTube or Vimeo. Visitors see the cover picture first; the video loads only after a click.",
	documents: "Documents",
	documentsHint:
		"PDF, up to 20 MB each, 10 at most. Visitors can download them on the machine’s page as soon as you save. What is inside a file is not checked: publish only files whose origin you know.",
	documentsDrop: "Drop PDFs here or choose them",
	documentsDropActive: "Let go to upload the files",
	documentsNone: "no documents",
	documentsErrorTitle: "Document not uploaded",
	documentKind: "Kind",
	documentTitle: "Title",
	documentTitle_en: "Title (English)",
	documentOpen: "Download document {position}",
	documentUp: "Move document {position} up",
	documentDown: "Move document {position} down",
	documentRemove: "Remove document {position}",
	documentMoved: "Document {from} is now number {to} of {count}.",
	documentRemoved: "Documents removed: {count}. Left: {left}.",
	documentRemovedOf: "Document {position} removed",
	documentRestore: "Undo: bring back document {position}",
	documentRestored: "Document {position} is back.",
	documentUploading: "Documents are still being uploaded",
	documentUploadFailed: "A document could not be uploaded. Try again or dismiss it, then you can save.",
	"document.empty": "The file is empty.",
	"document.type": "This is not a PDF file.",
	"document.tooLarge": "The file is too large. 20 MB is the most.",
	"document.count": "An offer can have 10 documents at most.",
	"document.tooMany": "You have sent a great many documents in a short time. Please wait a few minutes.",
	"document.foreign": "A document belongs to another offer or has been removed meanwhile. Please upload it again.",
	"document.untitled": "Please give every document a title.",
	"document.titleTooLong": "The title of a document is too long. 200 characters is the most.",
	"error.video":
		"This is not the address of a video at YouTube or Vimeo. The “Share” button there gives you one to copy.",
};
