import { config } from "../../config.server.ts";

/** Search engines may read everything but the office. */
export function loader() {
	const text = `User-agent: *\nDisallow: /admin/\n\nSitemap: ${config().publicUrl}/sitemap.xml\n`;
	return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" } });
}
