import { mdiAlertCircle, mdiCheckCircle, mdiEye } from "@mdi/js";
import { LocalLink } from "../../foundation/i18n/link.tsx";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import type { FindingState, NamedFinding } from "./finding.ts";

const look: Record<FindingState, { icon: string; colour: string }> = {
	good: { icon: mdiCheckCircle, colour: "text-good" },
	look: { icon: mdiEye, colour: "text-ink" },
	bad: { icon: mdiAlertCircle, colour: "text-bad" },
};

export function CheckupList({ lines }: { lines: NamedFinding[] }) {
	const t = useTexts("zustand");
	return (
		<ul className="mt-6 rounded-md border border-line bg-surface">
			{lines.map(({ name, state, words, values, todo, to }) => (
				<li
					key={name}
					id={name}
					className="grid scroll-mt-24 gap-x-6 gap-y-2 border-b border-line p-4 last:border-b-0 sm:grid-cols-[9rem_minmax(0,1fr)] sm:p-5"
				>
					<StateWord state={state} />
					<div className="min-w-0 [overflow-wrap:anywhere]">
						<h2 className="text-lg">{t(`name.${name}`)}</h2>
						<p className="mt-1">{t(words, values)}</p>
						{todo && (
							<p className="mt-1 max-w-[75ch] text-muted">
								{t(todo)}{" "}
								{to && (
									<LocalLink to={to} className="text-ink underline underline-offset-4">
										{t("more")}
									</LocalLink>
								)}
							</p>
						)}
					</div>
				</li>
			))}
		</ul>
	);
}

/** An icon and a word, because colour alone is not accessible. */
export function StateWord({ state }: { state: FindingState }) {
	const t = useTexts("zustand");
	const { icon, colour } = look[state];
	return (
		<p className={`flex items-center gap-2 self-start font-semibold ${colour}`}>
			<Icon path={icon} size={22} className="shrink-0" /> {t(`state.${state}`)}
		</p>
	);
}
