import { mdiBriefcaseOutline } from "@mdi/js";
import * as v from "valibot";
import type { JobRow } from "../foundation/database/schema.ts";
import { line, text } from "../content/fields.ts";
import { checksOf } from "../content/field-values.ts";
import { defineRecord } from "../content/record.ts";
import { textStates } from "../content/states/states.ts";

/** A position. Requirements and benefits hold one item per line. */
export const jobRecord = defineRecord<JobRow>()({
	kind: "job",
	table: "Karriere",
	right: "content",
	states: textStates,
	labels: "addCareerPage",
	texts: "addCareerPage",
	name: "title",
	office: {
		list: "/admin/stellen",
		add: "/admin/karriere-hinzufuegen",
		edit: "/admin/karriere-bearbeiten/",
		remove: "/admin/karriere-loeschen/",
	},
	page: (id) => `/karriere/${id}`,
	draft: "addKarriereFormData_new",
	list: {
		icon: mdiBriefcaseOutline,
		columns: ["location", "type", "created_at"],
		moreColumns: [],
		sorts: { date: "created_at" },
		filters: {},
		settable: {},
	},
	otherColumns: [],
	fields: {
		title: line({ needed: true, limit: 300, translated: true, searched: true, wide: true }),
		location: line({ needed: true, limit: 300, searched: true }),
		type: line({ needed: true, limit: 300, translated: true, searched: true, hint: "typeHint" }),
		description: text({ marked: true, needed: true, limit: 20_000, rows: 5, translated: true, wide: true }),
		requirements: text({ limit: 20_000, rows: 6, translated: true, wide: true, hint: "linesHint" }),
		benefits: text({ limit: 20_000, rows: 6, translated: true, wide: true, hint: "linesHint" }),
	},
});

export const jobForm = v.object(checksOf(jobRecord.fields));

export type JobValues = v.InferOutput<typeof jobForm>;
