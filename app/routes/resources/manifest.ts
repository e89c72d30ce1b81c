import { publicCompany } from "../../company/company.server.ts";
import { publicLoader } from "../../request/public-loader.server.ts";

/** What a phone shows when somebody puts the site on their home screen. */
export const loader = publicLoader({}, async () => {
	const { name } = await publicCompany();
	const manifest = {
		name,
		short_name: name.split(" ")[0],
		start_url: "/",
		display: "browser",
		background_color: "#f6f5f1",
		theme_color: "#15181c",
		icons: [
			{ src: "/icon-192.png", sizes: "192x192", type: "image/png" },
			{ src: "/icon-512.png", sizes: "512x512", type: "image/png" },
			{ src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
		],
	};
	return new Response(JSON.stringify(manifest), {
		headers: { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=300" },
	});
});
