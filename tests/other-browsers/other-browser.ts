/**
 * What a visitor does in a browser, said once for every browser that is not Chromium. Elements are named by CSS
 * selectors.
 */
export type OtherBrowser = {
	open: (address: string) => Promise<void>;
	resize: (width: number, height: number) => Promise<void>;
	click: (selector: string) => Promise<void>;
	type: (selector: string, text: string) => Promise<void>;
	select: (selector: string, value: string) => Promise<void>;
	upload: (selector: string, file: string) => Promise<void>;
	/** Runs a function in the page. It knows nothing of the test but what it is given. */
	ask: <Given extends unknown[], Answer>(question: (...given: Given) => Answer, ...given: Given) => Promise<Answer>;
	close: () => Promise<void>;
};
