import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
	plugins: [tailwindcss(), reactRouter()],
	// Its folders are not written for Node's own loader.
	ssr: { noExternal: [/^@atlaskit\//] },
	environments: {
		client: {
			build: {
				rolldownOptions: {
					output: {
						// What every page needs comes in two files instead of fifteen: each file costs a request, and a dictionary of its own to compress with.
						codeSplitting: {
							groups: [
								{ name: "framework", test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\// },
								{ name: "frame", test: /\/app\/(site\/|i18n\/(?!(de|en|admin)\b)|ui\/(button|toast|toaster)\.tsx?)/ },
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
