import { describe, expect, test } from "vitest";
import { allCollections } from "#app/back-office/collections/collections.ts";
import type { Field } from "#app/content/fields.ts";
import type { RecordKind } from "#app/content/record.ts";
import { german } from "./german-texts.ts";

/* The code for all collections asks for these texts by their key, in the namespaces of each collection's record. */

const ofEach = [
	..."list.one list.title list.search list.add list.empty list.noMatch list.failed".split(" "),
	..."conflictTitle conflictNone notFoundTitle notFoundText addTitle clear saveErrorText added addedText".split(" "),
	..."delete deleteQuestion deleteMissing deleteErrorTitle deleteErrorText deleted deletedText".split(" "),
];
const ofFiles = "uploadErrorTitle uploadErrorText oldPictureTitle oldPictureText".split(" ");
const ofPictures = [
	..."upload.picture.drop upload.picture.hint upload.picture.dropActive upload.picture.running".split(" "),
	..."upload.picture.failed picture.empty picture.type picture.heic picture.tooMany".split(" "),
	..."picture.tooLarge picture.tooManyPixels picture.broken picture.failed picture.signedOut".split(" "),
	..."picture.foreign picture.count".split(" "),
];
const ofDocuments = [
	..."upload.document.drop upload.document.hint upload.document.dropActive upload.document.running".split(" "),
	..."upload.document.failed documentsErrorTitle".split(" "),
	..."document.empty document.type document.tooLarge document.count document.tooMany document.foreign".split(" "),
	..."document.untitled document.titleTooLong".split(" "),
];

function textsOf({ fields, pictures, documents }: RecordKind): string[] {
	const all = Object.entries(fields);
	return [
		...ofEach,
		...all.flatMap(([name, field]) => [...errorsOf(name, field), ...(field.hint ? [field.hint] : [])]),
		...(all.some(([, field]) => "translated" in field) ? ["nothingToTranslate"] : []),
		...(pictures || documents ? ofFiles : []),
		...(pictures ? ofPictures : []),
		...(documents ? ofDocuments : []),
	];
}

function errorsOf(name: string, field: Field): string[] {
	const ofAmount = ["error.number", "error.twoMeanings", "error.negative", "error.tooHigh"];
	switch (field.kind) {
		case "line":
		case "text":
			return ["error.tooLong", ...(field.needed ? [`error.${name}`] : [])];
		case "measure":
			return [...ofAmount, ...(field.aboveZero ? ["error.zero"] : [])];
		case "money":
			return ofAmount;
		case "whole":
			return ["error.number", "error.whole", "error.tooHigh", field.tooLow];
		case "choice":
			return [field.optional ? "error.choice" : `error.${name}`];
		case "several":
			return ["error.several"];
		case "day":
			return ["error.day", ...(field.optional ? [] : [`error.${name}`])];
		default:
			return [];
	}
}

const labelsOf = ({ fields }: RecordKind) =>
	Object.entries(fields).flatMap(([name, field]) => [
		name,
		...("choices" in field ? field.choices.map((word) => `${name}.${word}`) : []),
	]);

describe.each(allCollections)("a record of the kind $kind has", (record) => {
	test("each text that its pages and messages ask for", () => {
		expect(textsOf(record).filter((key) => !(key in german[record.texts]!))).toEqual([]);
	});

	test("a label for each field and each word of a choice", () => {
		expect(labelsOf(record).filter((key) => !(key in german[record.labels]!))).toEqual([]);
	});
});
