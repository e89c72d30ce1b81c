import type { JobValues } from "#app/careers/job-record.ts";

/** An open position of the demo, as the office stores it; paragraphs are separated by an empty line. */
export type DemoJob = JobValues;
