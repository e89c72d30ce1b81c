import { data, Form } from "react-router";
import { findFor } from "../../find/find.server.ts";
import { FoundLine } from "../../find/found-line.tsx";
import { FIND, SEARCH_LENGTH } from "../../find/found.ts";
import { useFoundGroups } from "../../find/use-found-groups.ts";
import { LocalLink } from "../../i18n/link.tsx";
import { useTexts } from "../../i18n/texts.tsx";
import { PageMeta } from "../../site/page-meta.tsx";
import { Button } from "../../ui/button.tsx";
import type { Route } from "./+types/find";

export async function loader(args: Route.LoaderArgs) {
	const { found, role, status } = await findFor(args);
	return data({ ...found, role }, { status });
}

/** The search for everything as a page, for browsers without a script. */
export default function Find({ loaderData: { role, ...found } }: Route.ComponentProps) {
	const t = useTexts("find");
	const groups = useFoundGroups(role, found.q, found);
	return (
		<div className="page-width pt-8">
			<PageMeta title={t("title")} noIndex />
			<h1 className="text-4xl">{t("title")}</h1>
			<Form method="get" action={FIND} role="search" className="mt-5 flex max-w-2xl flex-wrap items-end gap-2">
				<label className="grid min-w-0 flex-1 gap-1">
					<span className="text-sm text-muted">{t("label")}</span>
					<input
						key={found.q}
						type="search"
						name="q"
						aria-keyshortcuts="/"
						defaultValue={found.q}
						maxLength={SEARCH_LENGTH}
						placeholder={t("hint")}
						className="min-h-11 w-full min-w-0 rounded-sm border border-strong-line bg-surface px-3 placeholder:text-muted"
					/>
				</label>
				<Button type="submit" kind="secondary">
					{t("submit")}
				</Button>
			</Form>
			{found.failed && <p className="mt-6 text-bad">{t("failed")}</p>}
			{groups.length === 0 && <p className="mt-6 text-lg">{t("none", { text: found.q })}</p>}
			{groups.map(({ key, title, lines, more }) => (
				<section key={key} className="mt-8">
					<h2 className="text-xl">{title}</h2>
					<ul className="mt-2 grid">
						{lines.map(({ to, title: name, language, note, icon, picture }) => (
							<li key={to}>
								<LocalLink to={to} className="flex min-h-11 items-center gap-3 rounded-sm px-2 hover:bg-sunken">
									<FoundLine {...{ name, language, note, icon, picture }} />
								</LocalLink>
							</li>
						))}
						{more && (
							<li className="px-2 py-2">
								<LocalLink to={more.to} className="underline underline-offset-4">
									{more.label}
								</LocalLink>
							</li>
						)}
					</ul>
				</section>
			))}
		</div>
	);
}
