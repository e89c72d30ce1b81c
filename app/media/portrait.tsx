import { initialsOf } from "../ui/people.tsx";
import { pictureAddress, portraitVariant } from "./image-limits.ts";

const look = "size-18 shrink-0 rounded-full bg-sunken";

/** A person's picture by its path, or initials in its place. The name stands beside it. */
export function Portrait({ name, path }: { name: string; path: string | null }) {
	if (path)
		return (
			<img
				src={pictureAddress(path, portraitVariant)}
				alt=""
				width={72}
				height={72}
				loading="lazy"
				decoding="async"
				className={`object-cover object-[50%_25%] ${look}`}
			/>
		);
	return (
		<span aria-hidden="true" className={`inline-grid place-items-center font-display text-xl font-[750] ${look}`}>
			{initialsOf(name)}
		</span>
	);
}
