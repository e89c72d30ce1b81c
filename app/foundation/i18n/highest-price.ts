/** The highest price or value in euros that any form, filter or change takes. */
export const HIGHEST_EUROS = 20_000_000;
