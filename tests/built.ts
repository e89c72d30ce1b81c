import { readFileSync } from "node:fs";
import { resolve } from "node:path";

export const built = resolve(readFileSync("build/current", "utf8"));
