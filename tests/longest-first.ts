import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The slowest files, slowest first. */
const longest = [
	"tests/process/daily-backup",
	"tools/chaos/chaos",
	"tests/process/moving",
	"tests/other-browsers/ways",
	"tests/process/",
];

/** Starts the slowest files first, so that none of them runs alone at the end. */
export class LongestFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const place = ({ moduleId }: TestSpecification) => {
			const found = longest.findIndex((part) => moduleId.includes(part));
			return found === -1 ? longest.length : found;
		};
		return (await super.sort(files)).sort((a, b) => place(a) - place(b));
	}
}
