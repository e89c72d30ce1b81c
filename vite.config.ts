import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
	plugins: [tailwindcss(), reactRouter()],
	// Its folders are not written for Node's own loader.
	ssr: { noExternal: [/^@atlaskit\//] },
	environments: {
		// The HTTP server is built together with the app, so that both share one database connection.
		ssr: { build: { rollupOptions: { input: "./server/site.ts" } } },
	},
	build: { target: "es2022", assetsInlineLimit: 0, sourcemap: false },
});
