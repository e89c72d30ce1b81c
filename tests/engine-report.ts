import type { Reporter, TestModule } from "vitest/node";

/** Says at the end how many tests ran where; with WHOLE_RUN a suite that it names and that did not run fails the run. */
export class EngineReport implements Reporter {
	onTestRunEnd(modules: readonly TestModule[]) {
		const passed = new Map<string, number>();
		for (const module of modules) {
			const count = [...module.children.allTests("passed")].length;
			passed.set(module.project.name, (passed.get(module.project.name) ?? 0) + count);
		}
		for (const [name, count] of passed) console.log(`${name}: ${count} passed`);
		const needed = process.env.WHOLE_RUN?.split(",") ?? [];
		const missing = needed.filter((name) => !passed.get(name));
		if (missing.length > 0) {
			console.error(`Did not run: ${missing.join(", ")}`);
			process.exitCode = 1;
		}
	}
}
