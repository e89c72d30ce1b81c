import { createContext, useContext } from "react";

/** The word that marks the inline scripts of this very page as ours (Content Security Policy). Empty in the browser. */
const NonceContext = createContext<string | undefined>(undefined);

export const NonceProvider = NonceContext.Provider;

export function useNonce(): string | undefined {
	return useContext(NonceContext);
}
