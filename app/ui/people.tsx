import { createContext, use } from "react";

/** The names of all users who have one, by address. */
export const PeopleContext = createContext<Readonly<Record<string, string>>>({});

/** What people call the user with an address: the name, else the address itself. */
export function usePerson(): (email: string) => string {
	const names = use(PeopleContext);
	return (email) => names[email] ?? email;
}

/** A user with initials before the name. */
export function PersonMark({ email }: { email: string }) {
	const name = usePerson()(email);
	return (
		<span className="inline-flex min-w-0 items-center gap-1.5 align-middle" title={name === email ? undefined : email}>
			<Initials of={name} />
			<span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
		</span>
	);
}

export function Initials({ of: name }: { of: string }) {
	return (
		<span
			aria-hidden="true"
			className="inline-grid size-6 shrink-0 place-items-center rounded-full bg-sunken text-[0.6875rem] leading-none font-semibold text-ink"
		>
			{initialsOf(name)}
		</span>
	);
}

/** "ES" of "Eva Schmidt" and of "eva.schmidt@example.com". */
export function initialsOf(name: string): string {
	const words = name
		.split("@")[0]!
		.split(/[\s._-]+/u)
		.filter(Boolean);
	const ends = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
	return ends.map((word) => [...word][0]!.toUpperCase()).join("");
}
