import { type ComponentProps, useRef } from "react";
import { Button } from "../../foundation/ui/button.tsx";
import { acceptedPictures } from "./upload-rules.ts";

type Props = Omit<ComponentProps<typeof Button>, "onClick"> & {
	label: string;
	/** Opens the phone's camera. */
	capture?: "environment";
	onFile: (file: File) => void;
};

/** A button that asks for one picture. */
export function FileButton({ label, capture, onFile, ...button }: Props) {
	const input = useRef<HTMLInputElement>(null);
	return (
		<>
			<Button kind="secondary" size="small" aria-label={label} onClick={() => input.current?.click()} {...button} />
			<input
				ref={input}
				type="file"
				accept={acceptedPictures}
				capture={capture}
				hidden
				aria-label={label}
				onChange={({ currentTarget }) => {
					const file = currentTarget.files?.[0];
					// Otherwise choosing the same picture again would trigger no event.
					currentTarget.value = "";
					if (file) onFile(file);
				}}
			/>
		</>
	);
}
