import { readFileSync } from "node:fs";
import { resolve } from "node:path";

/** The folder of the current build. */
export const built = resolve(readFileSync("build/current", "utf8"));
