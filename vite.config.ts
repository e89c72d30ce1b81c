import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { writeFonts } from "./scripts/fonts.ts";

const framework = ["react", "react-dom", "react-router"];
/** What home and most other pages draw, each with all that it imports. */
const aroundPages = [
	"root",
	"site/site-layout",
	"site/use-early-input",
	"site/page-meta",
	"site/json-ld",
	"ui/load-failure",
	"contact/use-visit",
];
const onPages = ["offers/offer-card", "news/news-card", "site/call-to-action"];

/** Loaded only where they are used, or not to be packed; everything else is built into the server. */
const external = [
	"sharp",
	"@node-rs/argon2",
	"nodemailer",
	"pdfkit",
	"pg",
	"@aws-sdk/client-s3",
	"@aws-sdk/s3-request-presigner",
];

/** Each visitor loads a list of every route's files: names without words, and short, make it a fifth smaller. */
const fileName = "assets/[hash:7].js";

export default defineConfig(({ command }) => ({
	plugins: [writeFonts(), tailwindcss(), reactRouter()],
	ssr: command === "build" ? { noExternal: true, external } : {},
	environments: {
		client: {
			build: {
				// Visitors carry no list of what each part needs that is loaded later.
				modulePreload: false,
				rolldownOptions: {
					// The table of an offer's fields does nothing by itself; only the server reads it for a page's structured data.
					treeshake: { moduleSideEffects: (id: string) => !id.endsWith("/app/offers/offer-record.ts") },
					// An icon is a text in a file of seven thousand; it goes where it is used.
					optimization: { inlineConst: { mode: "all", pass: 1 } },
					output: {
						entryFileNames: fileName,
						chunkFileNames: fileName,
						// Few files: each costs a request, and is compressed on its own.
						codeSplitting: {
							groups: [
								{ name: "framework", test: new RegExp(`/node_modules/(${framework.join("|")})/`) },
								// What forms share is in one file; visitors and the office load it with their first form.
								{
									name: "form",
									test: /\/app\/ui\/form\/(field|checked-form|submit-or-keep-input|keep-words|kept-words|draft)\./,
								},
								{ name: "frame", test: new RegExp(`/app/(${[...aroundPages, ...onPages].join("|")}|site/hero/.*)\\.`) },
								// What all forms of the office share.
								{
									name: "office-form",
									test: /\/app\/(office\/(asking-form|setting-answer|setting-failure)|ui\/form\/(leave-dialog|use-form-guard|use-saving|save-failure|form-contents)|site\/office\/setting-page)\./,
								},
								// The list of saved machines comes after the page, in one file.
								{ name: "watchlist", test: /\/app\/(watchlist\/(?!later)|texts\/public\/(de|en)\/watch\.)/ },
							],
						},
					},
				},
			},
		},
		// The HTTP server is built together with the app, so that both share one database connection.
		ssr: { build: { rollupOptions: { input: "./server/site.ts" } } },
	},
	build: { target: "es2022", assetsInlineLimit: 0, sourcemap: false },
}));
