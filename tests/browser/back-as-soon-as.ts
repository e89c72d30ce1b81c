import type { Page } from "@playwright/test";

/** Goes back the moment the page has this heading, while React still puts the page before it away. */
export const backAsSoonAs = (page: Page, title: string) =>
	page.evaluate((title) => {
		const observer = new MutationObserver(() => {
			if (document.querySelector("h1")?.textContent !== title) return;
			observer.disconnect();
			document.documentElement.dataset.wentBack = "";
			history.back();
		});
		observer.observe(document.body, { subtree: true, childList: true, characterData: true });
	}, title);
