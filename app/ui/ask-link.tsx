import type { ComponentProps, ReactNode } from "react";
import { ConfirmDialog } from "./confirm-dialog.tsx";

type Props = Omit<ComponentProps<typeof ConfirmDialog>, "open"> & {
	/** The address that asks within a page, for browsers without scripts. */
	href: string;
	className: string;
	/** What it is called where its content is an icon, or many stand on one page. */
	label?: string;
	tooltip?: string;
	children: ReactNode;
};

/** A button that asks before something is done that can't be taken back. Without scripts it is a link. */
export function AskLink({ href, className, label, tooltip, children, ...question }: Props) {
	return (
		<ConfirmDialog
			{...question}
			open={(ask) => (
				<a
					href={href}
					role="button"
					aria-label={label}
					title={tooltip}
					onClick={(event) => {
						event.preventDefault();
						ask();
					}}
					// A link knows Enter alone; a button is pressed with the space bar, too.
					onKeyDown={(event) => {
						if (event.key !== " ") return;
						event.preventDefault();
						ask();
					}}
					className={className}
				>
					{children}
				</a>
			)}
		/>
	);
}
