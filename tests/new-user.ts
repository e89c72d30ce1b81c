import { userList } from "#app/accounts/users/user-repository.server.ts";

/** The address of the form that adds a user, and what a test fills in. */
export const ADD_USER = "/admin/benutzer-hinzufuegen";
export const newUser = {
	email: "neu@example.com",
	role: "angebots_admin",
	password: "grober Kies",
	confirm_password: "grober Kies",
};

export async function usersWith(email: string) {
	return (await userList()).filter((user) => user.email === email);
}
