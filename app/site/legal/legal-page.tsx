import { createElement, Fragment } from "react";
import { wholeCompounds } from "../../foundation/i18n/unbroken.ts";
import { phoneLink } from "../company.ts";
import { PageMeta } from "../page-meta.tsx";
import type { LegalText } from "./legal-text.ts";

const idOf = (index: number) => `abschnitt-${index + 1}`;

/** A long text with numbered sections, and the way to each of them. */
export function LegalPage({ loaderData: text }: { loaderData: LegalText }) {
	return (
		<article className="page-width pt-10 sm:pt-14">
			<PageMeta title={text.title} description={text.description} />
			<h1 className="text-3xl max-[24rem]:text-2xl sm:text-5xl">{text.title}</h1>
			{text.intro && <p className="mt-4 max-w-[72ch] text-lg text-muted">{text.intro}</p>}
			<div className="mt-8 gap-14 lg:grid lg:grid-cols-[minmax(0,72ch)_minmax(0,1fr)]">
				{/* On a phone, a short text begins at once. */}
				<nav
					aria-label={text.title}
					className={`${text.sections.length > 12 ? "" : "max-lg:hidden"} self-start border-l-4 border-amber pl-4 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto lg:col-start-2 lg:row-start-1 print:hidden`}
				>
					<ul>
						{text.sections.map(({ heading }, index) => (
							<li key={heading}>
								<a href={`#${idOf(index)}`} className="inline-block py-1.5 underline-offset-4 hover:underline">
									{heading}
								</a>
							</li>
						))}
					</ul>
				</nav>
				<div className="lg:col-start-1 lg:row-start-1">
					{text.sections.map(({ heading, blocks }, index) => (
						<section key={heading} id={idOf(index)} className="pt-8 lg:not-first:mt-2 lg:first:pt-0">
							<h2 className="text-xl sm:text-2xl">{heading}</h2>
							{blocks.map((block) => (
								<Block key={String(block)} block={block} />
							))}
						</section>
					))}
				</div>
			</div>
		</article>
	);
}

function Block({ block }: { block: string | string[] }) {
	if (typeof block === "string") return <p className="mt-3 leading-relaxed whitespace-pre-line">{linked(block)}</p>;
	return (
		<ul className="mt-3 grid list-disc gap-1.5 pl-6">
			{block.map((item) => (
				<li key={item}>{linked(item)}</li>
			))}
		</ul>
	);
}

/** Telephone numbers, mail addresses, and addresses of pages. */
const reachable = /(\+\d[\d /-]+\d|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|https:\/\/[^\s,;]+[^\s,;.])/;

/** A text, in which whatever can be called, written to or opened is a link. */
function linked(text: string) {
	const parts = text.split(reachable).map((part, i) => {
		if (i % 2 === 0) return wholeCompounds(part);
		const href = part.startsWith("+") ? phoneLink(part) : part.includes("@") ? `mailto:${part}` : part;
		return createElement("a", { href, className: "underline underline-offset-4 wrap-anywhere" }, part);
	});
	return createElement(Fragment, null, ...parts);
}
