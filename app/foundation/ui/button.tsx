import type { ComponentProps } from "react";

/** The style sheet draws each. "risky" opens something that can't be undone, or not easily. */
export type Look = {
	kind?: "primary" | "secondary" | "risky" | "dark" | "quiet" | "danger";
	size?: "normal" | "small" | "icon";
	className?: string;
};

/** The class names of a button, also for links that look like one. */
export function buttonLook({ kind = "primary", size = "normal", className = "" }: Look = {}): string {
	return `button button-${kind} button-${size} ${className}`;
}

export function Button({ kind, size, className, type = "button", ...rest }: ComponentProps<"button"> & Look) {
	return <button type={type} className={buttonLook({ kind, size, className })} {...rest} />;
}
