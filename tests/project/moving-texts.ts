import { parseSync } from "vite";
import { textOf } from "./sources.ts";

type Node = { type: string; start: number; end: number; [part: string]: unknown };

/** Calls that draw elements or nothing, not words. */
const drawing = /^(map|flatMap|createPortal|findButton|fields|ask|children|box)$/;

/**
 * Where words stand in JSX beside something else and come, go or change, or follow what comes and goes: each such place
 * as its file, its line and the words. A browser that translates puts elements of its own in place of texts, so React
 * neither finds such a text again nor can it put an element before it.
 */
export function movingTexts(path: string): { place: string; start: number; end: number }[] {
	const source = textOf(path);
	const found: Node[] = [];
	walk(parseSync(path, source).program as unknown as Node, (parent) => {
		const children = (parent.children as Node[]).filter((child) => !isEmpty(child));
		if (children.length < 2) return;
		for (const [i, child] of children.entries()) {
			const leaves = leavesOf(child);
			const words = leaves.some(isWords);
			const before = children.slice(0, i).findLast((one) => one.type === "JSXElement" || isConditional(one));
			const changes = leaves.length > 1 || (words && hasValues(child));
			if ((words && changes) || ((words || isText(child)) && before && isConditional(before))) found.push(child);
		}
	});
	return found.map(({ start, end }) => {
		const words = source.slice(start, end).replace(/\s+/g, " ");
		return { place: `${path}:${source.slice(0, start).split("\n").length} ${words}`, start, end };
	});
}

function walk(node: unknown, visit: (parent: Node) => void): void {
	if (node === null || typeof node !== "object") return;
	const one = node as Node;
	if (one.type === "JSXElement" || one.type === "JSXFragment") visit(one);
	for (const part of Object.values(one)) walk(part, visit);
}

const expressionOf = (child: Node) => child.expression as Node;

function isEmpty(child: Node): boolean {
	if (child.type === "JSXText") return !String(child.value).trim();
	return child.type === "JSXExpressionContainer" && expressionOf(child).type === "JSXEmptyExpression";
}

/** What an expression may come to; null where it may come to nothing. */
function leavesOf(child: Node): (Node | null)[] {
	const leaves = (node: Node): (Node | null)[] => {
		if (node.type === "LogicalExpression")
			return [...(node.operator === "&&" ? [null] : leaves(node.left as Node)), ...leaves(node.right as Node)];
		if (node.type === "ConditionalExpression")
			return [...leaves(node.consequent as Node), ...leaves(node.alternate as Node)];
		return [node];
	};
	return child.type === "JSXExpressionContainer" ? leaves(expressionOf(child)) : [];
}

function isWords(leaf: Node | null): boolean {
	if (leaf?.type === "Literal") return typeof leaf.value === "string" && leaf.value.trim() !== "";
	if (leaf?.type === "CallExpression") return !drawing.test(nameOf(leaf.callee as Node));
	return leaf?.type === "TemplateLiteral";
}

const nameOf = (callee: Node): string =>
	callee.type === "MemberExpression" ? nameOf(callee.property as Node) : String(callee.name);

const isText = (child: Node) => child.type === "JSXText";
const isConditional = (child: Node) => leavesOf(child).length > 1;

/** Whether words are told values, such as a number. */
function hasValues(child: Node): boolean {
	const { type, arguments: given } = expressionOf(child);
	return type === "CallExpression" && (given as Node[]).some((one) => one.type === "ObjectExpression");
}
