import { mdiNewspaperVariantOutline } from "@mdi/js";
import * as v from "valibot";
import type { NewsRow } from "../foundation/database/schema.ts";
import { day, line, text } from "../content/fields.ts";
import { checksOf } from "../content/field-values.ts";
import { defineRecord } from "../content/record.ts";
import { textStates } from "../content/states/states.ts";

/** A news item. Its picture is not a field. */
export const newsRecord = defineRecord<NewsRow>()({
	kind: "news",
	table: "Aktuelles",
	right: "content",
	states: textStates,
	labels: "addNewsPage",
	texts: "addNewsPage",
	name: "name",
	office: {
		list: "/admin/meldungen",
		add: "/admin/nachricht-hinzufuegen",
		edit: "/admin/nachricht-bearbeiten/",
		remove: "/admin/nachricht-loeschen/",
	},
	pictures: { address: "/admin/meldungsbilder", field: "image", bucket: "news-bilder", max: 1 },
	page: (id) => `/news/${id}`,
	draft: "addNewsFormData_new",
	list: {
		icon: mdiNewspaperVariantOutline,
		pictures: true,
		columns: ["inhalt", "datum"],
		moreColumns: [],
		sorts: { date: "datum" },
		filters: {},
		settable: {},
	},
	otherColumns: ["image_url"],
	fields: {
		name: line({ needed: true, limit: 300, translated: true, searched: true }),
		datum: day({ from: "1900-01-01", to: "2100-12-31" }),
		inhalt: text({
			hint: "contentHint",
			marked: true,
			needed: true,
			limit: 20_000,
			rows: 8,
			translated: true,
			searched: true,
			wide: true,
		}),
		image_alt: line({ limit: 300, keepsEmpty: "both", translated: true, hint: "altHint", group: "picture" }),
	},
});

/** Validates its form, except for the picture, which is a file. */
export const newsForm = v.object(checksOf(newsRecord.fields));

export type NewsValues = v.InferOutput<typeof newsForm>;
