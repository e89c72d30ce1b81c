import { vi } from "vitest";

/*
 * Runs before each test file. Files that share a process begin with the variables that the process began with, and load
 * the app anew, so that nothing that one has set or the app has remembered reaches the next.
 */
const shared = globalThis as { firstEnvironment?: NodeJS.ProcessEnv };
const first = (shared.firstEnvironment ??= { ...process.env });
for (const name of Object.keys(process.env)) if (!(name in first)) delete process.env[name];
Object.assign(process.env, first);
vi.resetModules();
