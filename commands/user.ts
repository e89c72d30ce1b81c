import { parseArgs } from "node:util";
import { isRole, type Role, roles } from "../app/accounts/role.ts";
import { restoreAccess, userList } from "../app/accounts/users/user-repository.server.ts";
import { addUser, newPassword } from "../app/accounts/users/users.server.ts";
import { BadSetting } from "../app/foundation/config/config.server.ts";
import { db } from "../app/foundation/database/client.server.ts";
import { refuseNewer } from "../app/foundation/database/migrate.server.ts";
import { isMailAddress } from "../app/mail/mail-address.ts";
import { requireSite, run, Stop } from "./command.ts";

/*
 * npm run user -- add EMAIL [--role admin|verkauf|angebots_admin] | reset EMAIL | list
 *
 * For an operator who is locked out, for example. The site may go on running. Passwords are printed once.
 */
const usage = `npm run user -- add EMAIL [--role admin|verkauf|angebots_admin]   adds a user and prints a password
npm run user -- reset EMAIL                                new password; unlocks, confirms, removes second factor and passkeys, signs out everywhere
npm run user -- list                                       lists all users`;

await run(async (args) => {
	const { task, email, role } = readArgs(args);
	requireSite();
	try {
		await refuseNewer(db());
		if (task === "add") await add(email, role);
		else if (task === "reset") await reset(email);
		else await list();
	} catch (error) {
		throw new Stop(explain(error));
	}
});

function readArgs(args: string[]): { task: "add" | "reset" | "list"; email: string; role: Role } {
	try {
		const { positionals, values } = parseArgs({
			args,
			allowPositionals: true,
			options: { role: { type: "string", default: roles[0] } },
		});
		const [task, email = "", ...more] = positionals;
		const { role } = values;
		if (more.length === 0 && isRole(role)) {
			if (task === "list" && email === "") return { task, email, role };
			if ((task === "add" || task === "reset") && isMailAddress(email))
				return { task, email: email.toLowerCase(), role };
		}
	} catch {
		// An unknown option; reported below, like any other wrong usage.
	}
	throw new Stop(usage);
}

async function add(email: string, role: Role): Promise<void> {
	const password = newPassword();
	if ((await addUser({ email, password, role })) === null)
		throw new Stop(`There is already a user with the address ${email}.`);
	console.log(`${email} (${role}) can sign in with the password ${password} (shown only once)`);
}

async function reset(email: string): Promise<void> {
	const password = newPassword();
	if (!(await restoreAccess(email, password))) throw new Stop(`There is no user with the address ${email}.`);
	console.log(`${email} can sign in with the password ${password} (shown only once)`);
}

async function list(): Promise<void> {
	const users = await userList();
	const lines = users.map(({ email, role, state, twoFactor, passkey, last_sign_in_at }) => [
		email,
		role,
		state,
		[twoFactor && "second factor", passkey && "passkey"].filter(Boolean).join(", "),
		last_sign_in_at ?? "never signed in",
	]);
	const widths = [0, 1, 2, 3].map((column) => Math.max(0, ...lines.map((line) => line[column]!.length)));
	for (const line of lines) console.log(line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "));
}

function explain(error: unknown): string {
	const { message, code } = error as Error & { code?: string };
	const tableMissing = /no such (table|column)/.test(message) || code === "42P01" || code === "42703";
	if (tableMissing) return "The database is empty or older than this program. Start the site once, then try again.";
	return error instanceof Stop || error instanceof BadSetting ? message : `The database does not answer: ${message}`;
}
