/** Draws the result of `qrCode`: dark on white in both themes, as cameras expect. */
export function QrCode({
	code,
	label,
	className,
}: {
	code: { size: number; path: string };
	label: string;
	className: string;
}) {
	return (
		<svg
			viewBox={`0 0 ${code.size} ${code.size}`}
			role="img"
			aria-label={label}
			shapeRendering="crispEdges"
			className={`bg-white ${className}`}
		>
			<path d={code.path} fill="#000" />
		</svg>
	);
}
