import { startPostgres } from "../tests/postgres.ts";
import { baseOf, makeBase, sizeOf } from "./container/base.ts";
import { removeAll } from "./container/buildah.ts";
import { killContainers } from "./container/container.ts";
import { buildImage, type Image } from "./container/image.ts";
import { places } from "./container/places.ts";
import { whyNotHere } from "./container/tools.ts";
import { tryPlace } from "./container/tries.ts";

/*
 * npm run check:container
 *
 * Builds the image of deploy/Dockerfile and runs it as deploy/compose.yaml does: as its user, with a root that is
 * read-only. Nothing of it is left on the machine.
 */
const DOCKERFILE = "deploy/Dockerfile";
const LARGEST = 350_000_000;

const why = whyNotHere();
if (why) {
	console.log(`The image was not built here: ${why}.`);
	removeAll();
	process.exit(0);
}
try {
	const base = baseOf(DOCKERFILE);
	const baseSize = await step(`A base like ${base.name}`, async () => makeBase(base));
	const image = await step(`The image of ${DOCKERFILE}`, async () => buildImage(DOCKERFILE));
	await tryAll(image);
	const added = sizeOf(image.root) - baseSize;
	console.log(`The image has ${megabytes(baseSize + added)}, ${megabytes(added)} of them over its base.`);
	if (added > LARGEST) throw new Error(`That is more than ${megabytes(LARGEST)}.`);
} catch (error) {
	console.error(error);
	process.exitCode = 1;
} finally {
	removeAll();
}

/** Runs the image in each kind of place. */
async function tryAll(image: Image): Promise<void> {
	const postgres = await startPostgres();
	const { all, close } = await places(postgres);
	try {
		for (const place of all) await step(place.name, () => tryPlace(image, place));
	} finally {
		await killContainers();
		await Promise.all([close(), postgres.stop()]);
	}
}

async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
	const begun = performance.now();
	const result = await work();
	console.log(`ok      ${name}, ${((performance.now() - begun) / 1000).toFixed(1)} s`);
	return result;
}

function megabytes(bytes: number): string {
	return `${Math.round(bytes / 1e6)} MB`;
}
