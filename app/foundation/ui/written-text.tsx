// The index is the right key: paragraphs may be identical, and a text is only replaced as a whole.
/* oxlint-disable react/no-array-index-key */
import { writtenBlocks } from "./written-blocks.ts";

type Props = { text: string; language: string; className?: string };

export function WrittenText({ text, language, className = "" }: Props) {
	return (
		<div lang={language} className={`grid grid-cols-1 gap-4 leading-relaxed running-text ${className}`}>
			{writtenBlocks(text).map((block, index) =>
				block.kind === "list" ? (
					<ul key={index} className="grid list-disc grid-cols-1 gap-1 pl-5 marker:text-muted">
						{block.items.map((item, n) => (
							<li key={n}>{item}</li>
						))}
					</ul>
				) : (
					<p key={index} className="whitespace-pre-line">
						{block.text}
					</p>
				),
			)}
		</div>
	);
}
