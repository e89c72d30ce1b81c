import { startPostgres } from "../tests/postgres.ts";
import { baseOf, makeBase, sizeOf } from "./container/base.ts";
import { removeAll } from "./container/buildah.ts";
import { killContainers } from "./container/container.ts";
import { buildImage, type Image } from "./container/image.ts";
import { installations } from "./container/installations.ts";
import { findObstacle } from "./container/tools.ts";
import { tryInstallation } from "./container/try-installation.ts";

/*
 * npm run check:container
 *
 * Builds the image of deploy/Dockerfile and runs it as deploy/compose.yaml does: as its own user, with a read-only
 * root. Leaves nothing on the machine.
 */
const DOCKERFILE = "deploy/Dockerfile";
const MAX_ADDED_BYTES = 350_000_000;

const obstacle = await findObstacle();
if (obstacle) {
	console.error(`The image can't be built here: ${obstacle}.`);
	removeAll();
	process.exit(1);
}
try {
	const base = baseOf(DOCKERFILE);
	const baseSize = await step(`A base like ${base.name}`, async () => makeBase(base));
	const image = await step(`The image of ${DOCKERFILE}`, async () => buildImage(DOCKERFILE));
	await tryAll(image);
	const added = sizeOf(image.root) - baseSize;
	console.log(`The image has ${megabytes(baseSize + added)}, ${megabytes(added)} of them over its base.`);
	if (added > MAX_ADDED_BYTES) throw new Error(`That is more than ${megabytes(MAX_ADDED_BYTES)}.`);
} catch (error) {
	console.error(error);
	process.exitCode = 1;
} finally {
	removeAll();
}

/** Runs the image in each kind of installation. */
async function tryAll(image: Image): Promise<void> {
	const postgres = await startPostgres();
	const { all, close } = await installations(postgres);
	try {
		for (const installation of all) await step(installation.name, () => tryInstallation(image, installation));
	} finally {
		await killContainers();
		await Promise.all([close(), postgres.stop()]);
	}
}

async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
	const start = performance.now();
	const result = await work();
	console.log(`ok      ${name}, ${((performance.now() - start) / 1000).toFixed(1)} s`);
	return result;
}

function megabytes(bytes: number): string {
	return `${Math.round(bytes / 1e6)} MB`;
}
