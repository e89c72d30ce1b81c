import type { PapersFormTexts, PapersTexts } from "./de-papers.ts";

/** The English texts of a machine's video and documents on its page. */
export const enPapers: PapersTexts = {
	papers: {
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
	"error.video":
		"This is not the address of a video at YouTube or Vimeo. The “Share” button there gives you one to copy.",
};
