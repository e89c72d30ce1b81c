import { mdiClose } from "@mdi/js";
import { type ReactNode, useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

/** A small picture that opens in a dialog when clicked. */
export function Enlargeable({
	label,
	closeLabel,
	large,
	alt,
	children,
}: {
	label: string;
	closeLabel: string;
	large: string;
	alt: string;
	children: ReactNode;
}) {
	const dialog = useRef<HTMLDialogElement>(null);
	return (
		<>
			<button
				type="button"
				aria-label={label}
				aria-haspopup="dialog"
				onClick={() => dialog.current?.showModal()}
				className="block w-full"
			>
				{children}
			</button>
			<dialog ref={dialog} aria-label={label} className="m-auto max-h-[92vh] max-w-[92vw] rounded-md bg-surface p-3">
				<img src={large} alt={alt} loading="lazy" className="max-h-[80vh] w-auto" />
				<Button kind="secondary" size="small" className="mt-3 ml-auto" onClick={() => dialog.current?.close()}>
					<Icon path={mdiClose} size={16} /> {closeLabel}
				</Button>
			</dialog>
		</>
	);
}
