import type { ReactNode } from "react";
import { unbroken } from "./unbroken.ts";

/**
 * The text with soft hyphens in its long words, for browsers that cannot hyphenate German, and its last figure beside
 * its unit. Each long word stands in a box of its own, so that it moves to the next line before it breaks. Words with
 * fewer `letters` stay whole.
 */
export function longWords(text: string, letters = 15): ReactNode {
	const pieces = unbroken(text)
		.replace(/(?<=\d) (?=\S{1,4}$)/u, "\u00a0")
		.split(/(\S*\p{L}{10,}\S*)/u)
		.map((piece, at) => {
			const words = piece.length < letters ? piece : piece.replace(joints, "$1\u00ad");
			if (at % 2 === 0 || words === piece) return piece;
			return (
				// oxlint-disable-next-line react/no-array-index-key -- the pieces of one text keep their order
				<span key={at} className="inline-block max-w-full">
					{words}
				</span>
			);
		});
	// Another text is another element, because a browser's translation may have replaced the pieces.
	return pieces.every((piece) => typeof piece === "string") ? pieces.join("") : <span key={text}>{pieces}</span>;
}

/** Where the trade's long compounds are joined: "Klassiersiebanlage" breaks before "siebanlage" or "anlage". */
const joints =
	/(\p{L}{4})(?=anlage|ausleger|bagger|bänder|band|bedienung|bedüsung|belüftung|berieselung|brecher|breite|erklärung|finder|geschwindigkeit|heizung|hydraulisch|inhalt|kamera|lader|leitung|lenkung|leuchte|magnet|mechatronik|messung|mobil|nachweis|prüfung|pumpe|reifen|scheinwerfer|schmierung|schwinger|sieb|stapler|wechsler|werfer)/gu;
