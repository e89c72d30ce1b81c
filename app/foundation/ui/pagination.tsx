import { Link } from "react-router";
import { buttonLook } from "./button.tsx";

type Words = { label: string; previous: string; next: string; pageOf: string };
type Props = { page: number; pages: number; address: (page: number) => string; words: Words };

/** Previous, "page x of y", next; renders nothing for a single page. */
export function Pagination({ page, pages, address, words }: Props) {
	if (pages <= 1) return null;
	return (
		<nav aria-label={words.label} className="pages mt-10 flex flex-wrap items-center justify-center gap-4">
			<Step to={page > 1 ? address(page - 1) : null} rel="prev" text={words.previous} />
			<p className="tabular-nums">{words.pageOf}</p>
			<Step to={page < pages ? address(page + 1) : null} rel="next" text={words.next} />
		</nav>
	);
}

/** The title of one page of a list; from the second page on it contains the page number. */
export function titleOf(list: string, page: number, words: Words): string {
	return page > 1 ? `${list} – ${words.pageOf}` : list;
}

function Step({ to, rel, text }: { to: string | null; rel: string; text: string }) {
	if (!to)
		return (
			<span
				aria-disabled
				className={buttonLook({ kind: "secondary", className: "opacity-45 hover:border-strong-line" })}
			>
				{text}
			</span>
		);
	return (
		<Link to={to} rel={rel} prefetch="intent" className={buttonLook({ kind: "secondary" })}>
			{text}
		</Link>
	);
}
