import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** What stands around each page; a file that only some pages draw stays with them. */
const onEveryPage =
	/\/app\/(site\/(company|consent|cookie-banner|error-page|first-script|flash-toast|focus-after-navigation|footer|header|language-switch|logo|nonce|page-meta|site-frame|site-layout|theme)|i18n\/(catalogues|format|language|link|text|texts)|ui\/(button|toast|toaster))\.tsx?/;

export default defineConfig({
	plugins: [tailwindcss(), reactRouter()],
	// Its folders are not written for Node's own loader.
	ssr: { noExternal: true, external: ["sharp", "@node-rs/argon2", "pg"] },
	environments: {
		client: {
			build: {
				rolldownOptions: {
					output: {
						// What every page needs comes in two files instead of fifteen: each file costs a request, and compresses on its own.
						codeSplitting: {
							groups: [
								{ name: "framework", test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\// },
								{ name: "frame", test: onEveryPage },
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
});
