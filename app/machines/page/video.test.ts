import { describe, expect, test } from "vitest";
import { readVideo } from "./video.ts";

const id = "dQw4w9WgXcQ";

describe("the address of a video", () => {
	test.each([
		`https://www.youtube.com/watch?v=${id}`,
		`https://m.youtube.com/watch?app=desktop&v=${id}&t=42s`,
		`http://youtube.com/watch?v=${id}#x`,
		`https://youtu.be/${id}?si=abc`,
		`youtu.be/${id}`,
		`https://www.youtube.com/shorts/${id}`,
		`https://www.youtube.com/embed/${id}?autoplay=0`,
		`https://www.youtube-nocookie.com/embed/${id}`,
		`  www.youtube.com/live/${id}  `,
	])("is one of YouTube as %s", (words) => {
		expect(readVideo(words)).toEqual({
			platform: "YouTube",
			page: `https://www.youtube.com/watch?v=${id}`,
			player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
		});
	});

	test.each([
		["https://vimeo.com/76979871", ""],
		["https://vimeo.com/channels/staffpicks/76979871", ""],
		["https://player.vimeo.com/video/76979871?title=0", ""],
		["https://vimeo.com/76979871/8272103f6e", "8272103f6e"],
		["https://player.vimeo.com/video/76979871?h=8272103f6e", "8272103f6e"],
	])("is one of Vimeo as %s", (words, key) => {
		expect(readVideo(words)).toEqual({
			platform: "Vimeo",
			page: `https://vimeo.com/76979871${key && `/${key}`}`,
			player: `https://player.vimeo.com/video/76979871?dnt=1&autoplay=1${key && `&h=${key}`}`,
		});
	});

	test.each([
		"",
		"Bagger",
		"javascript:alert(1)",
		`javascript://www.youtube.com/watch?v=${id}%0aalert(1)`,
		`data:text/html,https://youtu.be/${id}`,
		`https://www.youtube.com@evil.example/watch?v=${id}`,
		`https://someone@www.youtube.com/watch?v=${id}`,
		`https://www.youtube.com.evil.example/watch?v=${id}`,
		`https://evilyoutube.com/watch?v=${id}`,
		`https://www.youtube.com:8443/watch?v=${id}`,
		`https://www.dailymotion.com/video/${id}`,
		"https://www.youtube.com/watch?v=short",
		`https://www.youtube.com/watch?v=${id}x`,
		"https://www.youtube.com/@dealer",
		"https://www.youtube.com/playlist?list=PL123",
		`https://www.youtube.com/watch?v="><script>`,
		"https://vimeo.com/about",
		"https://player.vimeo.com/76979871",
	])("is refused as %j", (words) => {
		expect(readVideo(words)).toBeNull();
	});
});
