import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { writeFonts } from "./scripts/fonts.ts";

const framework = ["react", "react-dom", "react-router"];
/** What home and most other pages draw, each with all that it imports. */
const aroundPages = [
	"root",
	"site/site-layout",
	"site/page-meta",
	"site/json-ld",
	"foundation/ui/failure",
	"requests/contact/visitors-layout",
];
const onPages = ["machines/offer-card", "news/news-card", "site/call-to-action"];

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

/** The code of the page in place of an office form, the one file that the preloading below must know by name. */
const refusedPage = "refused-page";
const fileName = ({ name }: { name: string }) =>
	name === refusedPage ? `assets/${refusedPage}-[hash].js` : "assets/[hash:7].js";

export default defineConfig(({ command }) => ({
	plugins: [writeFonts(), tailwindcss(), reactRouter()],
	ssr: command === "build" ? { noExternal: true, external } : {},
	environments: {
		client: {
			build: {
				// Visitors carry no list of what a page loads that takes the place of an office form.
				modulePreload: {
					resolveDependencies: (file, needed) => (file.includes(refusedPage) ? [] : needed),
				},
				rolldownOptions: {
					// The table of an offer's fields does nothing by itself; only the server reads it for a page's structured data.
					treeshake: { moduleSideEffects: (id: string) => !id.endsWith("/app/machines/offer-record.ts") },
					// An icon is a text in a file of seven thousand; it goes where it is used.
					optimization: { inlineConst: { mode: "all", pass: 1 } },
					output: {
						// Each visitor loads a list of every route's files; names without words make it a fifth smaller.
						entryFileNames: fileName,
						chunkFileNames: fileName,
						// Few files: each costs a request, and is compressed on its own.
						codeSplitting: {
							groups: [
								{ name: "framework", test: new RegExp(`/node_modules/(${framework.join("|")})/`) },
								{ name: "frame", test: new RegExp(`/app/(${[...aroundPages, ...onPages].join("|")}|site/hero/.*)\\.`) },
								// What forms share is in one file; visitors and the office load it with their first form.
								{
									name: "form",
									test: /\/app\/(foundation\/ui\/form\/(field|mail-field|checked-form|submit-or-keep-input|keep-words|draft)|requests\/contact\/sender-fields|site\/visitor-form)\./,
								},
								// What a machine, a news item and a job are shown with.
								{
									name: "record",
									test: /\/app\/(foundation\/(i18n\/long-words|ui\/written-(text|blocks))|content\/preview\/preview(-note)?)\./,
								},
								// Small things that several pages have in common, many of them with the office.
								{
									name: "shared",
									test: /\/app\/(foundation\/(i18n\/(bytes|day|highest-price|unit)|ui\/(back-link|pagination|plain-number|shorten))|machines\/(offer|finder\/aid|list\/typed-number|page\/contact-card)|media\/thumbnail|office\/frame\/portrait|requests\/default-subject|texts\/form-subjects)\./,
								},
								// What checks a form comes with its first input.
								{
									name: "rules",
									test: /\/node_modules\/valibot\/|\/app\/(foundation\/ui\/form\/form-reader|mail\/mail-address)\./,
								},
								// The list of saved machines comes after the page, in one file.
								{ name: "watchlist", test: /\/app\/(site\/watchlist\/|texts\/public\/(de|en)\/watch\.)/ },
								// Visitors load the list of the office's files as well: what many of its pages use is in one.
								{
									name: "office",
									test: /\/app\/(office|back-office|log|accounts|content|operation|requests\/(list|page|hours))\//,
									minShareCount: 5,
								},
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
