import { createHash } from "node:crypto";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The slowest files, slowest first. */
const longest = [
	"tests/process/daily-backup",
	"tools/chaos/chaos",
	"tests/process/moving",
	"tests/other-browsers/ways",
	"tests/process/",
];

/**
 * Starts the slowest files first, so that none of them runs alone at the end, and the others of a project in an order
 * that follows from the seed, which is another one each night: a file that leaves something behind for the next in its
 * process fails sooner or later. Vitest prints the seed, and `--sequence.seed` repeats the order.
 */
export class LongestFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const projects = [...new Set(files.map(({ project }) => project.name))];
		const place = ({ moduleId, project }: TestSpecification) => {
			const found = longest.findIndex((part) => moduleId.includes(part));
			// Files of one project stand together, because only these share processes.
			return found === -1 ? longest.length + projects.indexOf(project.name) : found;
		};
		const { seed } = this.ctx.config.sequence;
		const drawn = ({ moduleId }: TestSpecification) => createHash("md5").update(`${seed} ${moduleId}`).digest("hex");
		return files.toSorted((a, b) => place(a) - place(b) || (drawn(a) < drawn(b) ? -1 : 1));
	}
}
