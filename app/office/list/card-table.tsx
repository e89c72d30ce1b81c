import type { ReactNode } from "react";
import { LocalLink } from "../../foundation/i18n/link.tsx";

/** The look of a cell of a `CardRow`. */
export const cardCell = "py-3 pr-4 max-md:py-0.5";

type TableProps = {
	heads: readonly string[];
	children: ReactNode;
};

/** A plain table; on a phone each row becomes a small card. */
export function CardTable({ heads, children }: TableProps) {
	return (
		<div className="table-box mt-6">
			<table className="w-full border-collapse text-left max-md:block md:wrap-break-word">
				<thead className="max-md:sr-only">
					<tr className="border-b border-strong-line text-sm text-muted">
						{heads.map((head) => (
							<th key={head} scope="col" className="py-2 pr-4">
								{head}
							</th>
						))}
					</tr>
				</thead>
				<tbody className="max-md:block">{children}</tbody>
			</table>
		</div>
	);
}

type RowProps = {
	to: string;
	/** What the row is about, as a link. */
	name: string;
	/** What stands behind the name. */
	note?: ReactNode;
	/** The cells behind the name. */
	children: ReactNode;
};

/** A row, headed by a link to what it is about. */
export function CardRow({ to, name, note, children }: RowProps) {
	return (
		<tr className="border-b border-line align-top max-md:grid max-md:py-3">
			<th scope="row" className={`${cardCell} font-normal md:min-w-40 [overflow-wrap:anywhere]`}>
				<LocalLink
					to={to}
					className="font-semibold underline decoration-strong-line underline-offset-4 hover:decoration-ink"
				>
					{name}
				</LocalLink>
				{note}
			</th>
			{children}
		</tr>
	);
}
