import type { ReactNode } from "react";
import type { DropzoneInputProps, DropzoneState } from "react-dropzone";
import { buttonLook } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useChosenBefore } from "../use-chosen-before.ts";

type Props = {
	zone: Pick<DropzoneState, "getRootProps" | "getInputProps" | "isDragActive" | "inputRef">;
	/** The name and id of the file input. */
	name: string;
	/** What the input has besides. */
	input?: DropzoneInputProps;
	icon: string;
	label: string;
	hint: string;
	/** Which files were refused, and why. */
	problems: string[];
	/** The padding of the zone. */
	className: string;
	/** Further ways to choose files, in the zone. */
	children?: ReactNode;
};

/** The place where files are dropped or chosen. Without a script it is a plain file input. */
export function DropZoneFrame({ zone, name, input, icon, label, hint, problems, className, children }: Props) {
	useChosenBefore(zone.inputRef);
	return (
		<div>
			<div
				{...zone.getRootProps({ role: "presentation", tabIndex: undefined })}
				className={`relative flex flex-wrap items-center justify-center gap-x-4 gap-y-1 rounded-md border-2 border-dashed text-center ${className} ${zone.isDragActive ? "border-amber bg-sunken" : "border-strong-line"}`}
			>
				<input
					{...zone.getInputProps({
						id: name,
						name,
						...input,
						"aria-label": undefined,
						style: {},
						tabIndex: 0,
						className: "native-file peer max-w-full text-sm",
					})}
					aria-invalid={problems.length > 0 || undefined}
				/>
				{/* The browser's own button is in the browser's language, so with a script the label replaces it. */}
				<label
					htmlFor={name}
					className={buttonLook({
						kind: "secondary",
						className:
							"peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-amber",
					})}
				>
					<Icon path={icon} size={18} className="shrink-0" /> {label}
				</label>
				{/* A click on the zone would open the file dialog. */}
				{children && (
					<div role="presentation" onClick={(event) => event.stopPropagation()}>
						{children}
					</div>
				)}
				<p className="text-sm text-muted">{hint}</p>
			</div>
			{problems.length > 0 && (
				<div role="alert" className="mt-2 text-sm font-semibold [overflow-wrap:anywhere] text-bad">
					<ul>
						{problems.map((problem) => (
							<li key={problem}>{problem}</li>
						))}
					</ul>
				</div>
			)}
		</div>
	);
}
