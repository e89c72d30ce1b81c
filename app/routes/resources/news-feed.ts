import { textsIn } from "../../foundation/i18n/texts.server.ts";
import { Feed } from "feed";
import { config } from "../../foundation/config/config.server.ts";
import { pathIn } from "../../foundation/i18n/language.ts";
import { newestNews } from "../../news/news.server.ts";
import { publicLoader } from "../../foundation/request/public-loader.server.ts";
import { company } from "../../site/company.ts";

const ITEMS = 20;

export const loader = publicLoader({}, async ({ language }) => {
	const { publicUrl } = config();
	const address = (path: string) => publicUrl + pathIn(language, path);
	const items = await newestNews(ITEMS, language);
	const feed = new Feed({
		title: `${textsIn(language).of("news")("archiveTitle")} | ${company.name}`,
		id: address("/newsarchiv"),
		link: address("/newsarchiv"),
		language,
		copyright: company.legalName,
		updated: items[0] ? new Date(items[0].day) : new Date(0),
		feedLinks: { atom: address("/news.atom") },
		author: { name: company.legalName },
	});
	for (const item of items)
		feed.addItem({
			title: asHtml(item.title),
			id: address(`/news/${item.id}`),
			link: address(`/news/${item.id}`),
			description: asHtml(item.excerpt),
			date: new Date(item.day),
		});
	return new Response(feed.atom1(), {
		headers: { "Content-Type": "application/atom+xml; charset=utf-8", "Cache-Control": "public, max-age=300" },
	});
});

/** Feed readers treat titles and summaries as HTML, but these are plain text. */
function asHtml(text: string): string {
	return text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}
