import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { leaveOut } from "./scripts/leave-out.ts";

/** What stands around each page. */
const onEveryPage =
	/\/app\/(root|site\/(company|consent|cookie-banner|error-page|first-script|flash-toast|focus-after-navigation|footer|header|language-switch|later-scripts|logo|page-meta|site-frame|site-layout|theme)|i18n\/(catalogues|format|language|link|text|texts)|ui\/(button|icon|nonce|progress-bar|toast|toaster))\.tsx?/;

/** What most pages draw. */
const onMostPages = /\/app\/(site\/(call-to-action|json-ld)|offers\/(offer-card|price)|news\/news-card|media\/(image|image-limits|picture-ground)|ui\/(load-failure|notice))\.tsx?/;

/** Loaded only where they are used, or not to be packed; everything else is built into the server. */
const external = ["sharp", "@node-rs/argon2", "nodemailer", "pg", "@aws-sdk/client-s3", "@aws-sdk/s3-request-presigner"];
/** In development packages stay where they are, but for those whose folders are not written for Node's own loader. */
const notForNode = [/^@atlaskit\//];

export default defineConfig(({ command }) => ({
	plugins: [tailwindcss(), reactRouter(), leaveOut()],
	ssr: command === "build" ? { noExternal: true, external } : { noExternal: notForNode },
	environments: {
		client: {
			build: {
				rolldownOptions: {
					// An icon is a text in a file of seven thousand; it goes where it is used.
					optimization: { inlineConst: { mode: "all", pass: 1 } },
					output: {
						// What every page needs comes in few files: each costs a request, and is compressed on its own.
						codeSplitting: {
							groups: [
								// Not with the page's entry: what stands in this file runs before the page's own files are there to be taken over.
								{ name: "framework", test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\// },
								{ name: "frame", test: onEveryPage },
								{ name: "content", test: onMostPages },
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
