import { resolve, sep } from "node:path";
import { type Expression, type Node, SyntaxKind } from "typescript/unstable/ast";
import {
	isAsExpression,
	isBinaryExpression,
	isElementAccessExpression,
	isObjectLiteralExpression,
	isParenthesizedExpression,
	isSatisfiesExpression,
	isVariableDeclaration,
} from "typescript/unstable/ast/is";
import { API, SymbolFlags, TypeFlags } from "typescript/unstable/sync";
import { afterAll, expect, test } from "vitest";

const api = new API();
afterAll(() => api.close());
const project = api.updateSnapshot({ openProjects: ["tsconfig.json"] }).getProjects()[0]!;
const { checker, program } = project;

type LookUp = { table: Expression; word: Expression };

/** What is written, without what it is taken for. */
function bare(node: Expression): Expression {
	const isWrapped = isAsExpression(node) || isParenthesizedExpression(node) || isSatisfiesExpression(node);
	return isWrapped ? bare(node.expression) : node;
}

function lookUpsIn(node: Node): LookUp[] {
	const found: LookUp[] = [];
	if (isElementAccessExpression(node))
		found.push({ table: bare(node.expression), word: bare(node.argumentExpression) });
	if (isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.InKeyword)
		found.push({ table: bare(node.right), word: bare(node.left) });
	node.forEachChild((child) => void found.push(...lookUpsIn(child)));
	return found;
}

/** Whether a table is an object that is written out, here or where its name is declared. */
function isWrittenOut(table: Expression): boolean {
	const named = checker.getSymbolAtLocation(table);
	const symbol = named && named.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(named) : named;
	const declared = symbol?.valueDeclaration?.resolve(project);
	const object =
		declared && isVariableDeclaration(declared) ? declared.initializer && bare(declared.initializer) : table;
	return object !== undefined && isObjectLiteralExpression(object) && object.properties.length > 0;
}

/** Look-ups of a word that may be any text, `constructor` as well, in an object that is written out. */
function foreignLookUps(path: string): string[] {
	const file = program.getSourceFile(path)!;
	const all = lookUpsIn(file);
	const types = checker.getTypeAtLocation(all.map(({ word }) => word));
	return all
		.filter(({ table }, at) => (types[at]?.flags ?? 0) & TypeFlags.String && isWrittenOut(table))
		.map(({ table, word }) => [table.getText(), word.getText()].join(", "))
		.filter((names) => !file.text.includes(`Object.hasOwn(${names})`))
		.map((names) => `${path}: ${names}`);
}

test("no word from outside is looked up in a plain object: `own` (app/foundation/i18n/text.ts) and a Map know no `constructor`", () => {
	const ours = ["app", "server"].map((folder) => resolve(folder) + sep);
	const files = project.rootFiles.filter((path) => ours.some((folder) => path.startsWith(folder)));
	expect(files.length).toBeGreaterThan(500);
	expect(files.filter((path) => !/\.test\.tsx?$/.test(path)).flatMap(foreignLookUps)).toEqual([]);
});
