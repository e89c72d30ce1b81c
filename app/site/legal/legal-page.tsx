import { PageMeta } from "../page-meta.tsx";
import type { LegalText } from "./legal-text.ts";

/** A long text with numbered sections. */
export function LegalPage({ text }: { text: LegalText }) {
	return (
		<article className="page-width pt-10 sm:pt-14">
			<PageMeta title={text.title} description={text.description} />
			<div className="max-w-[72ch]">
				<h1 className="text-3xl sm:text-5xl">{text.title}</h1>
				{text.intro && <p className="mt-4 text-lg text-muted">{text.intro}</p>}
				{text.sections.map(({ heading, blocks }) => (
					<section key={heading} className="mt-10">
						<h2 className="text-xl sm:text-2xl">{heading}</h2>
						{blocks.map((block) => (
							<Block key={String(block)} block={block} />
						))}
					</section>
				))}
			</div>
		</article>
	);
}

function Block({ block }: { block: string | string[] }) {
	if (typeof block === "string") return <p className="mt-3 leading-relaxed whitespace-pre-line">{block}</p>;
	return (
		<ul className="mt-3 grid list-disc gap-1.5 pl-6">
			{block.map((item) => (
				<li key={item}>{item}</li>
			))}
		</ul>
	);
}
