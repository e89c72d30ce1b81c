import type { ComponentProps } from "react";

const base =
	"inline-flex items-center justify-center gap-2 rounded-sm text-center font-display font-bold leading-tight transition-colors disabled:cursor-not-allowed disabled:opacity-55";

const kinds = {
	primary: "bg-amber text-on-amber hover:bg-amber-deep",
	secondary: "border border-strong-line bg-surface text-ink hover:border-ink",
	/** Opens something that can't be undone, or not easily. */
	risky: "border border-strong-line bg-surface text-bad hover:border-bad",
	dark: "bg-graphite text-on-graphite hover:bg-ink hover:text-ground",
	quiet: "text-ink underline decoration-strong-line underline-offset-4 hover:decoration-ink",
	danger: "bg-bad text-ground hover:opacity-90",
};

const sizes = {
	normal: "min-h-11 px-5 py-2 text-[0.9375rem]",
	small: "min-h-9 px-3 py-1 text-sm",
	icon: "size-11 shrink-0",
};

type Look = { kind?: keyof typeof kinds; size?: keyof typeof sizes; className?: string };

/** The class names of a button, also for links that look like one. */
export function buttonLook({ kind = "primary", size = "normal", className = "" }: Look = {}): string {
	return `${base} ${kinds[kind]} ${sizes[size]} ${className}`;
}

export function Button({ kind, size, className, type = "button", ...rest }: ComponentProps<"button"> & Look) {
	return <button type={type} className={buttonLook({ kind, size, className })} {...rest} />;
}
