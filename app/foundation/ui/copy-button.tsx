import { type ReactNode, useState } from "react";

type Props = {
	text: () => string;
	words: { copy: string; copied: string; failed: string };
	/** Called where the browser does not let the page copy. */
	onFailed?: () => void;
	className?: string;
	children?: ReactNode;
};

/** Copies a text and says so. Its words label it or, with children, name it for screen readers. */
export function CopyButton({ text, words, onFailed, className, children }: Props) {
	const [outcome, setOutcome] = useState<"copied" | "failed" | null>(null);
	const said = outcome === null ? words.copy : words[outcome];
	const failed = () => {
		setOutcome("failed");
		onFailed?.();
	};
	const copy = () =>
		navigator.clipboard ? navigator.clipboard.writeText(text()).then(() => setOutcome("copied"), failed) : failed();
	return (
		<>
			<button
				type="button"
				onClick={() => void copy()}
				aria-label={children ? words.copy : undefined}
				title={children ? said : undefined}
				className={className}
			>
				{children ?? said}
			</button>
			<span role="status" className={children && outcome ? "text-sm" : "sr-only"}>
				{outcome && words[outcome]}
			</span>
		</>
	);
}
