/*
 * The texts that a collection needs, named by its table of fields. `defineRecord` compares them with the texts that its
 * namespace has, so that no page can show a key.
 */

type Titled<Name extends string> = `${Name}Title` | `${Name}Text`;

/** The texts of every collection's pages and messages. */
type PageText =
	| `list.${"one" | "title" | "search" | "add" | "empty" | "noMatch" | "failed"}`
	| `conflict${"Title" | "None"}`
	| `delete${"" | "Question" | "Missing" | "ErrorTitle" | "ErrorText"}`
	| Titled<"notFound">
	| "addTitle"
	| "clear"
	| "saveErrorText"
	| "added"
	| "addedText"
	| "deleted"
	| "deletedText";

/** The texts of a collection with English texts, pictures, or documents. */
type EnglishText = "nothingToTranslate";
type FileText = Titled<"uploadError"> | Titled<"oldPicture">;
type PictureText =
	| `drop${"Title" | "Hint" | "Active"}`
	| `picture.${"empty" | "type" | "heic" | "tooMany" | "tooLarge" | "tooManyPixels" | "broken" | "failed" | "signedOut" | "foreign" | "count"}`;
type DocumentText =
	`document.${"empty" | "type" | "tooLarge" | "count" | "tooMany" | "foreign" | "untitled" | "titleTooLong"}`;

/** The errors of a field, by its kind. */
type ErrorText<Name extends string, F> = F extends { kind: "line" | "text" }
	? "error.tooLong" | (F extends { needed: true } ? `error.${Name}` : never)
	: F extends { kind: "measure" }
		?
				| "error.number"
				| "error.twoMeanings"
				| "error.negative"
				| "error.tooHigh"
				| (F extends { aboveZero: true } ? "error.zero" : never)
		: F extends { kind: "money" }
			? "error.number" | "error.twoMeanings" | "error.negative" | "error.tooHigh"
			: F extends { kind: "whole"; tooLow: infer Low extends string }
				? "error.number" | "error.whole" | "error.tooHigh" | Low
				: F extends { kind: "choice" }
					? F extends { optional: true }
						? "error.choice"
						: `error.${Name}`
					: F extends { kind: "several" }
						? "error.several"
						: F extends { kind: "day" }
							? "error.day" | (F extends { optional: true } ? never : `error.${Name}`)
							: never;

type OwnTexts<F> =
	| (F extends { hint: infer Key extends string } ? Key : never)
	| (F extends { aside: infer Key extends string } ? Key : never);

type FieldText<T> = { [Name in keyof T & string]: ErrorText<Name, T[Name]> | OwnTexts<T[Name]> }[keyof T & string];

/** The keys that a collection with these fields and these parts needs in its namespace of texts. */
export type RecordText<T, Parts> =
	| PageText
	| FieldText<T>
	| (Extract<T[keyof T], { translated: true }> extends never ? never : EnglishText)
	| (Parts extends { pictures: object } ? FileText | PictureText : never)
	| (Parts extends { documents: number } ? FileText | DocumentText : never);

/** The keys that it needs in its namespace of labels: those of its fields, and of the words of a choice. */
export type RecordLabel<T> =
	| (keyof T & string)
	| {
			[Name in keyof T & string]: T[Name] extends {
				kind: "choice" | "several";
				choices: readonly (infer Word extends string)[];
			}
				? `${Name}.${Word}`
				: never;
	  }[keyof T & string];
