type Props = {
	/** An icon of `@mdi/js`: one path on a 24 × 24 grid. */
	path: string;
	/** Width and height, in pixels. */
	size?: number;
	className?: string;
};

/** Hidden from screen readers: the words beside it, or its button's label, say what it means. */
export function Icon({ path, size = 24, className }: Props) {
	return (
		<svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden className={className}>
			<path d={path} />
		</svg>
	);
}
