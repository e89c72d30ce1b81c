import { PageMeta } from "../page-meta.tsx";
import { COMPANY_PAGE } from "../../company/company-page.ts";
import { LocalLink } from "../../i18n/link.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { LegalText } from "./legal-text.ts";

type Props = {
	text: LegalText;
	/** What an admin should know of it. */ note: { text: string; link: string } | null;
};

/** A long text with numbered sections. */
export function LegalPage({ text, note }: Props) {
	return (
		<article className="page-width pt-10 sm:pt-14">
			<PageMeta title={text.title} description={text.description} />
			<div className="max-w-[72ch]">
				<h1 className="long-words text-3xl sm:text-5xl">{text.title}</h1>
				{note && (
					<div className="mt-4 print:hidden">
						<Notice kind="plain" title={note.text}>
							<LocalLink to={COMPANY_PAGE} className="font-semibold underline underline-offset-4">
								{note.link}
							</LocalLink>
						</Notice>
					</div>
				)}
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
