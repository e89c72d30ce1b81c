import type { NotSent } from "../../site/visitor-form.tsx";

/** The last segment of the address for applications without a position. */
export const SPECULATIVE = "initiativ";

export const CV_FIELD = "cv";
export const CV_BYTES = 10 * 1024 * 1024;

/** The server's answer. `hadCv`: the form had a file, which browsers can't fill in again if it is refused. */
export type ApplicationAnswer = { state: "sent"; hadCv: boolean } | (NotSent & { hadCv: boolean });
