import { userList } from "#app/accounts/user-repository.server.ts";

/** The form in which an admin adds a user, filled in, and its address. */
export const ADD_USER = "/admin/benutzer-hinzufuegen";
export const newUser = {
	email: "neu@example.com",
	role: "angebots_admin",
	password: "grober Kies",
	confirm_password: "grober Kies",
};

/** The users with this address, as the office lists them. */
export async function usersWith(email: string) {
	return (await userList()).filter((user) => user.email === email);
}
