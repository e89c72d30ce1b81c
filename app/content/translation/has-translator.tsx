import { createContext } from "react";

/** Whether the operator has set up a translation service, as loaded by the office's layout. */
export const HasTranslator = createContext(true);
