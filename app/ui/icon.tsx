type Props = {
	/** A drawing of `@mdi/js`: one path on a field of 24 × 24. */
	path: string;
	/** Width and height, in pixels. */
	size?: number;
	className?: string;
};

/** A sign beside or instead of words; what it means is said by the words or by the label of its button. */
export function Icon({ path, size = 24, className }: Props) {
	return (
		<svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden className={className}>
			<path d={path} />
		</svg>
	);
}
