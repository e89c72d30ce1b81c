// The index is the right key: paragraphs may be identical, and a text is only replaced as a whole.
/* oxlint-disable react/no-array-index-key */
import type { ReactNode } from "react";
import { writtenBlocks, writtenPieces } from "./written-blocks.ts";

type Props = {
	text: string;
	language: string;
	className?: string;
	heading?: "h2" | "h3";
	/** What an address alone on its line shows; undefined for the address itself, false for nothing. */
	embed?: (address: string) => ReactNode;
};

export function WrittenText({ text, language, className = "", heading: Heading = "h2", embed }: Props) {
	return (
		<div lang={language} className={`written-text running-text ${className}`}>
			{writtenBlocks(text).map((block, index) => {
				if (block.kind === "list")
					return (
						<ul key={index}>
							{block.items.map((item, n) => (
								<li key={n}>
									<Pieces of={item} />
								</li>
							))}
						</ul>
					);
				if (block.kind === "heading") return <Heading key={index}>{block.text}</Heading>;
				const embedded = block.kind === "address" ? embed?.(block.text) : undefined;
				if (embedded !== undefined) return embedded && <div key={index}>{embedded}</div>;
				return (
					<p key={index} className="whitespace-pre-line">
						<Pieces of={block.text} />
					</p>
				);
			})}
		</div>
	);
}

function Pieces({ of }: { of: string }) {
	return writtenPieces(of).map(({ text, bold, href }, index) =>
		href ? (
			<a key={index} href={href}>
				{text}
			</a>
		) : bold ? (
			<strong key={index}>{text}</strong>
		) : (
			text
		),
	);
}
