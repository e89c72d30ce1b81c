import { config } from "../../foundation/config/config.server.ts";
import { publicLoader } from "../../foundation/request/public-loader.server.ts";

/** Search engines may read everything except the office. */
export const loader = publicLoader({}, () => {
	const text = `User-agent: *\nDisallow: /admin/\n\nSitemap: ${config().publicUrl}/sitemap.xml\n`;
	return new Response(text, {
		headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
	});
});
