import type { FirstVariant } from "./first-variant.ts";
import { newFolder, runToEnd } from "./processes.ts";
import { ms, type Table, times } from "./table.ts";

/** The cost of a photo from upload to its first served variant. */
export async function firstVariantTable(): Promise<Table> {
	const steps = await runToEnd<FirstVariant>("tools/bench/first-variant.ts", { DATA_DIR: newFolder() });
	const decoding = steps[0]!.milliseconds;
	return {
		title: "(d) A photo of 12 megapixels",
		note: "The ratio is to the time of decoding alone, with the same library. The variants that pages show are made right after the upload.",
		limit:
			"Decoding and encoding in libvips, on one thread per picture and with at most two pictures at once, so that pages are still served.",
		columns: ["step", "ratio", "ms"],
		rows: steps.map(({ step, milliseconds }) => [step, times(milliseconds, decoding), ms(milliseconds)]),
	};
}
