import { createContext, use } from "react";

/** The names of all users who have one, by address. */
export const PeopleContext = createContext<Readonly<Record<string, string>>>({});

/** Returns the name of the user with an address, or the address if there is none. */
export function useNameOf(): (email: string) => string {
	const names = use(PeopleContext);
	return (email) => names[email] ?? email;
}

/** A user: initials and name, with the address in the tooltip. */
export function PersonMark({ email }: { email: string }) {
	const name = useNameOf()(email);
	return (
		<span className="inline-flex max-w-full items-center gap-1.5 align-middle" title={email}>
			<Initials of={name} />
			<span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
		</span>
	);
}

export function Initials({ of: name }: { of: string }) {
	return (
		<span
			aria-hidden="true"
			translate="no"
			className="inline-grid size-6 shrink-0 place-items-center rounded-full border border-strong-line bg-sunken text-[0.6875rem] leading-none font-semibold text-ink"
		>
			{initialsOf(name)}
		</span>
	);
}

/** "ES" of "Eva Schmidt", of "Eva Schmidt (eva2)" and of "eva.schmidt@example.com". */
export function initialsOf(name: string): string {
	const words = name.split(/@| \(/)[0]!.match(/[\p{L}\p{N}]+/gu) ?? [];
	const ends = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
	return ends.map((word) => [...word][0]!.toUpperCase()).join("");
}
