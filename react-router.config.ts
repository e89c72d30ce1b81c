import type { Config } from "@react-router/dev/config";

export default {
	appDirectory: "app",
	// scripts/build.ts names a new folder for each build.
	buildDirectory: process.env.BUILD_FOLDER ?? "build",
	ssr: true,
	// The list of routes is small, so the browser gets it whole: no manifest address that answers to questions.
	routeDiscovery: { mode: "initial" },
	// A form's action in the browser is a line or two; on its own it would cost each page with a form a request.
	splitRouteModules: false,
} satisfies Config;
