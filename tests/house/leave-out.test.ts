import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { leaveOut } from "../../scripts/leave-out.ts";

const react = "node_modules/react-dom/cjs/react-dom-client.production.js";

/** What the build does with a file of the browser's; an error ends it. */
function transformed(code: string, id = "/site/app/some.tsx"): { code: string } | null {
	const plugin = leaveOut() as unknown as { transform: (this: object, code: string, id: string) => { code: string } | null };
	return plugin.transform.call(
		{
			error(message: string) {
				throw new Error(message);
			},
		},
		code,
		id,
	);
}

describe("what is left out of React", () => {
	const code = readFileSync(react, "utf8");

	test("is gone, and everything else is there", () => {
		const rest = transformed(code, `/site/${react}`)!.code;
		expect(rest).toContain('function updateActivityComponent() {throw Error("left out: updateActivityComponent")}');
		expect(rest).toContain("function trackEnterViewTransitions() {return null}");
		expect(rest).toContain("function updateSuspenseComponent(current, workInProgress, renderLanes) {");
		expect(rest.length / code.length).toBeGreaterThan(0.8);
	});

	test("ends the build when it can't be found any more", () => {
		expect(() => transformed(code.replace("function updateActivityComponent(", "function updateActivity("), `/site/${react}`)).toThrow(
			"updateActivityComponent is not found any more",
		);
	});
});

describe("the build ends", () => {
	test.each([
		'import { Activity, useState } from "react";',
		'import { ViewTransition as Fade } from "react";',
		"jsx(React.Activity, {})",
		'import { preload } from "react-dom";',
		'jsx(Fragment, { ref: box, children: "x" })',
		'jsx("some-thing", {})',
		'_jsx("some-thing", {})',
		'_jsxs(_Fragment, { ref: box, children: "x" })',
		'_jsx("link", { rel: "stylesheet", href: styles, precedence: "first" })',
		'_jsx("textarea", { name: "x", onSelect: note })',
		'import { useFetcher, Form } from "react-router";',
		'import { useActionState } from "react";',
		'_jsx(Form, { method: "post", navigate: false })',
		"createRouter({ instrumentations: [watch] })",
	])("when a file uses what is left out: %s", (code) => {
		expect(() => transformed(code)).toThrow("leaves out of the build");
	});

	test.each(['import { useState } from "react";', 'jsx(Fragment, { children: "x" })', "import { flushSync } from 'react-dom'", "jsx('a', { ref: box })"])(
		"and not over what stays: %s",
		(code) => {
			expect(transformed(code)).toBeNull();
		},
	);
});
