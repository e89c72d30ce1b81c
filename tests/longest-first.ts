import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The files that take longest, so that none of them begins when the others have ended. */
const longest = [
	"tests/process/daily-backup",
	"tools/chaos/chaos",
	"tests/process/moving",
	"tests/other-browsers/ways",
	"tests/process/",
];

/** Begins with the longest files; the others follow as vitest has them. */
export class LongestFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const place = ({ moduleId }: TestSpecification) => {
			const found = longest.findIndex((part) => moduleId.includes(part));
			return found === -1 ? longest.length : found;
		};
		return (await super.sort(files)).sort((a, b) => place(a) - place(b));
	}
}
