/** Why a step was not taken, with what was typed. Messages are keys of the namespace recordStates. */
export type StepAnswer = {
	step: string;
	errors: Record<string, string>;
	typed: Record<string, string>;
	problem: "failed" | "network" | null;
};
