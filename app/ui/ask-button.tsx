import type { ComponentProps, ReactNode } from "react";
import { ConfirmDialog } from "./confirm-dialog.tsx";

type Props = Omit<ComponentProps<typeof ConfirmDialog>, "open"> & {
	className: string;
	/** What it is called where its content is an icon, or many stand on one page. */
	label?: string;
	tooltip?: string;
	children: ReactNode;
};

/** A button that asks before something is done that can't be taken back. */
export function AskButton({ className, label, tooltip, children, ...question }: Props) {
	return (
		<ConfirmDialog
			{...question}
			open={(ask) => (
				<button type="button" aria-label={label} title={tooltip} onClick={ask} className={className}>
					{children}
				</button>
			)}
		/>
	);
}
