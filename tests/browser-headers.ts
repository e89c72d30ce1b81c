const dataPath = /\.data(?=\?|$)/;

/**
 * What a browser says of a request beside its cookies: one that somebody typed, or a form that was sent from its own
 * page. `origin`: the site's, as its visitors know it.
 */
export function browserHeaders(origin: string, path: string, method: string): Record<string, string> {
	const ofScript = dataPath.test(path);
	const kind = { "Sec-Fetch-Dest": ofScript ? "empty" : "document" };
	if (method === "GET" && !ofScript) return { ...kind, "Sec-Fetch-Site": "none", "Sec-Fetch-User": "?1" };
	const page = path.replace(dataPath, "").replace(/\/_$/, "/");
	return {
		...kind,
		"Sec-Fetch-Site": "same-origin",
		Referer: origin + page,
		...(method !== "GET" && { Origin: origin }),
	};
}
