import { type MouseEvent, useEffect } from "react";
import { useTexts } from "../i18n/texts.tsx";
import { FoundLine } from "./found-line.tsx";
import type { Group } from "./use-found-groups.ts";

/** The id of an option, for the field that chooses among them. */
export const optionId = (at: number) => `found-${at}`;

type Props = {
	id: string;
	groups: Group[];
	/** Where the options lead, in order. */
	addresses: string[];
	/** Which of them is chosen. */
	active: number;
	onOpen: (to: string, inNewTab: boolean) => void;
};

/** The results as a list of options, in groups. */
export function FoundOptions({ id, groups, addresses, active, onOpen }: Props) {
	const t = useTexts("find");
	useEffect(() => {
		document.getElementById(optionId(active))?.scrollIntoView({ block: "nearest" });
	}, [active]);
	const option = (to: string) => {
		const at = addresses.indexOf(to);
		return {
			id: optionId(at),
			role: "option",
			"aria-selected": at === active,
			// The focus stays in the field.
			onMouseDown: (event: MouseEvent) => event.preventDefault(),
			onClick: (event: MouseEvent) => onOpen(to, event.ctrlKey || event.metaKey),
			className:
				"flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 hover:bg-sunken aria-selected:bg-sunken aria-selected:shadow-[inset_3px_0_0_var(--amber)]",
		} as const;
	};
	return (
		<div id={id} role="listbox" aria-label={t("results")}>
			{groups.map(({ key, title, lines, more }) => (
				<div key={key} role="group" aria-labelledby={`found-in-${key}`} className="pb-2">
					<p id={`found-in-${key}`} role="presentation" className="label-caps px-3 pt-2 pb-1">
						{title}
					</p>
					{lines.map(({ to, title: name, language, note, icon, picture }) => (
						<div key={to} {...option(to)}>
							<FoundLine {...{ name, language, note, icon, picture }} />
						</div>
					))}
					{more && (
						<div {...option(more.to)}>
							<span className="pl-8 text-muted">{more.label}</span>
						</div>
					)}
				</div>
			))}
		</div>
	);
}
