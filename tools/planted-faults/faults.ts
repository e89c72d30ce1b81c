import type { Fault } from "./fault.ts";
import { groundFaults } from "./ground-faults.ts";
import { peopleFaults } from "./people-faults.ts";
import { recordsFaults } from "./records-faults.ts";

/** Sixty, over all rooms. */
export const faults: Fault[] = [...recordsFaults, ...peopleFaults, ...groundFaults];
