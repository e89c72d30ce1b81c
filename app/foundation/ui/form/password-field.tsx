import { mdiEyeOffOutline, mdiEyeOutline } from "@mdi/js";
import { type ComponentProps, useContext, useState } from "react";
import { inputLook, type FieldProps, FieldFrame, fieldAttributes, FormState } from "./field.tsx";
import { Icon } from "../icon.tsx";

type Props = Omit<FieldProps, "error"> &
	ComponentProps<"input"> & {
		label: string;
		text: (key: "show" | "hide", values: { field: string }) => string;
	};

/** A password field with a button that reveals the password; it needs JavaScript. */
export function PasswordField({ label, name, hint, aside, text, ...rest }: Props) {
	const error = useContext(FormState).errors[name];
	const [shown, setShown] = useState(false);
	return (
		<FieldFrame {...{ label, name, error, hint, aside }}>
			<div className="relative">
				<input
					className={`${inputLook} min-h-11 pr-12`}
					{...fieldAttributes({ name, error, hint })}
					spellCheck={false}
					autoCapitalize="off"
					autoComplete="current-password"
					required
					{...rest}
					type={shown ? "text" : "password"}
				/>
				<button
					type="button"
					aria-label={text(shown ? "hide" : "show", { field: label })}
					aria-controls={name}
					onClick={() => setShown(!shown)}
					className="needs-script absolute inset-y-0 right-0 grid w-11 place-items-center rounded-sm text-muted hover:text-ink"
				>
					<Icon path={shown ? mdiEyeOffOutline : mdiEyeOutline} size={20} />
				</button>
			</div>
		</FieldFrame>
	);
}
