import { parseArgs } from "node:util";
import { openAgain } from "../app/accounts/operator.server.ts";
import { type UserLine, userList } from "../app/accounts/user-desk.server.ts";
import { addUser, newPassword } from "../app/accounts/users.server.ts";
import { BadSetting } from "../app/config.server.ts";
import { closeDatabase } from "../app/database/client.server.ts";

/*
 * For the operator of the server, also while the site runs. It works on the database that the settings name, as the site does.
 */
const usage = `npm run user -- add EMAIL [--role admin|angebots_admin]   adds a user and prints a password, once
npm run user -- reset EMAIL                                new password; unlocks, confirms, removes the second factor, ends all sessions
npm run user -- list                                       everybody who has an account`;

try {
	process.exitCode = await run(process.argv.slice(2));
} catch (error) {
	console.error(error instanceof BadSetting ? `Cannot start: ${error.message}` : explain(error));
	process.exitCode = 1;
} finally {
	await closeDatabase();
}

/** Gives the exit code: 0 for done, 1 for not done, 2 for words that make no sense. */
async function run(words: string[]): Promise<number> {
	const { deed, email, role } = readWords(words);
	if (deed === "list" && email === "") return list(await userList());
	const isAddress = /^[^\s@]+@[^\s@]+$/.test(email);
	if (deed === "add" && isAddress && (role === "admin" || role === "angebots_admin")) return add(email, role);
	if (deed === "reset" && isAddress) return reset(email);
	console.error(usage);
	return 2;
}

function readWords(words: string[]): { deed: string; email: string; role: string } {
	try {
		const { positionals, values } = parseArgs({ args: words, allowPositionals: true, options: { role: { type: "string", default: "angebots_admin" } } });
		const [deed = "", email = "", ...more] = positionals;
		return { deed: more.length > 0 ? "" : deed, email: email.toLowerCase(), role: values.role };
	} catch {
		return { deed: "", email: "", role: "" };
	}
}

async function add(email: string, role: "admin" | "angebots_admin"): Promise<number> {
	const password = newPassword();
	if ((await addUser({ email, password, role })) === null) {
		console.error(`There is already a user with the address ${email}.`);
		return 1;
	}
	console.log(`${email} (${role}) can sign in with the password ${password} (shown only once)`);
	return 0;
}

async function reset(email: string): Promise<number> {
	const password = newPassword();
	if (!(await openAgain(email, password))) {
		console.error(`There is no user with the address ${email}.`);
		return 1;
	}
	console.log(`${email} can sign in with the password ${password} (shown only once)`);
	return 0;
}

function list(users: UserLine[]): number {
	const lines = users.map(({ email, role, state, twoFactor, last_sign_in_at }) => [email, role, state, twoFactor ? "second factor" : "", last_sign_in_at ?? "never signed in"]);
	const widths = [0, 1, 2, 3].map((column) => Math.max(0, ...lines.map((line) => line[column]!.length)));
	for (const line of lines) console.log(line.map((word, column) => word.padEnd(widths[column] ?? 0)).join("  "));
	return 0;
}

/** What a failure means for who typed the command; never a stack. */
function explain(error: unknown): string {
	const { message, code } = error as Error & { code?: string };
	const tableMissing = /no such (table|column)/.test(message) || code === "42P01" || code === "42703";
	return tableMissing ? "The database is empty or older than this program. Start the site once, then try again." : `The database does not answer: ${message}`;
}
