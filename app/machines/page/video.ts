export type Video = {
	platform: "YouTube" | "Vimeo";
	/** Its page, for browsers without a script. */
	page: string;
	/** The frame's address, with as little tracking as the platform offers. */
	player: string;
};

/** Reads a video, by its id alone, from any address that the platforms' share buttons give; null for other addresses. */
export function readVideo(words: string | null | undefined): Video | null {
	const url = addressIn(words?.trim() ?? "");
	if (!url || url.port !== "" || url.username !== "") return null;
	const host = url.hostname.replace(/^(www|m)\./, "");
	const parts = url.pathname.split("/").filter(Boolean);
	if (host === "youtu.be") return youTube(parts[0]);
	if (host === "youtube.com" || host === "youtube-nocookie.com") {
		if (parts[0] === "watch") return youTube(url.searchParams.get("v"));
		return ["shorts", "embed", "live"].includes(parts[0] ?? "") ? youTube(parts[1]) : null;
	}
	if (host === "vimeo.com") {
		const at = parts.findIndex((part) => /^\d+$/.test(part));
		return vimeo(parts[at], parts[at + 1]);
	}
	return host === "player.vimeo.com" && parts[0] === "video" ? vimeo(parts[1], url.searchParams.get("h")) : null;
}

/** People also copy addresses without their "https://". */
function addressIn(words: string): URL | null {
	const full = /^https?:\/\//i.test(words) ? words : /^[\w.-]+\.\w+\//.test(words) ? `https://${words}` : null;
	return full && URL.canParse(full) ? new URL(full) : null;
}

function youTube(id: string | null | undefined): Video | null {
	if (!id || !/^[\w-]{11}$/.test(id)) return null;
	return {
		platform: "YouTube",
		page: `https://www.youtube.com/watch?v=${id}`,
		player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
	};
}

/** `key` belongs to a video that only people with the link may see. */
function vimeo(id: string | undefined, key: string | null | undefined): Video | null {
	if (!id || !/^\d{1,12}$/.test(id)) return null;
	const known = key && /^[0-9a-f]{6,20}$/.test(key) ? key : null;
	return {
		platform: "Vimeo",
		page: `https://vimeo.com/${id}${known ? `/${known}` : ""}`,
		player: `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${known ? `&h=${known}` : ""}`,
	};
}
