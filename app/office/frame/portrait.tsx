import { SmallPicture } from "../../media/thumbnail.tsx";

export function Portrait({ name, picture }: { name: string; picture: string | null }) {
	if (!picture) return <Initials of={name} size="grid size-16 border-2 border-amber! text-xl" />;
	return <SmallPicture path={picture} width={64} height={64} className="size-16 shrink-0 rounded-full object-cover" />;
}

type InitialsProps = { of: string; size?: string };

export function Initials({ of: name, size = "inline-grid size-6 text-[0.6875rem] leading-none" }: InitialsProps) {
	return (
		<span
			aria-hidden="true"
			translate="no"
			className={`${size} shrink-0 place-items-center rounded-full border border-strong-line bg-sunken font-semibold text-ink`}
		>
			{initialsOf(name)}
		</span>
	);
}

/** "ES" of "Eva Schmidt", of "Eva Schmidt-Wolf", of "Eva Schmidt (eva2)" and of "eva.schmidt@example.com". */
export function initialsOf(name: string): string {
	const words = name.split(/@| \(/)[0]!.match(/[\p{L}\p{N}][^\s._]*/gu) ?? [];
	const ends = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
	return ends.map((word) => [...word][0]!.toUpperCase()).join("");
}
