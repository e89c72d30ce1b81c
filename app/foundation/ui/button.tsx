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

type Props = ComponentProps<"button"> & Look & { intent?: string };

/** Sends its form, with `intent` as the field of that name, unless it has an `onClick` of its own. */
export function Button({ kind, size, className, intent, ...rest }: Props) {
	const type = rest.onClick ? "button" : "submit";
	const field = intent !== undefined && { name: "intent", value: intent };
	return <button type={type} className={buttonLook({ kind, size, className })} {...field} {...rest} />;
}
