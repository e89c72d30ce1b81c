import fc from "fast-check";

/*
 * Runs before each test file. What fast-check draws is the same each time, so that a run that was green stays green;
 * with NIGHTLY it is free, and finds what nobody has thought of.
 */
if (!process.env.NIGHTLY) fc.configureGlobal({ seed: 12 });
