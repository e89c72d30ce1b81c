import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { pathOf } from "../../scripts/debian.ts";
import { systemdAnalyze } from "../../scripts/test-programs.ts";

test("deploy/site.service exposes no more than 2.5 of 10, as systemd reckons", ({ skip }) => {
	const program = pathOf(systemdAnalyze) ?? skip("there is no systemd");
	const words = ["security", "--offline=true", "--no-pager", resolve("deploy/site.service")];
	const said = execFileSync(program, words, { encoding: "utf8" });
	expect(Number(/Overall exposure level for site\.service: ([\d.]+)/.exec(said)?.[1])).toBeLessThanOrEqual(2.5);
});
