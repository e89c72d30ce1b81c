import type { ReactNode } from "react";
import { useTexts } from "../foundation/i18n/texts.tsx";
import { Button } from "../foundation/ui/button.tsx";

export type Side = "theirs" | "yours";
type Props = {
	label: string;
	theirs: ReactNode;
	yours: ReactNode;
	/** The version that is in the form. */
	chosen: Side;
	/** Null if the choice can only be made in the form itself. */
	onChoose: ((side: Side) => void) | null;
};

/** Two versions of a field, side by side: the stored one and the user's own. Either can be put into the form. */
export function TwoVersions({ label, chosen, onChoose, ...versions }: Props) {
	const t = useTexts("editor");
	const heading = { theirs: t("conflictTheirs"), yours: t("conflictYours") };
	return (
		<li>
			<h3 className="font-sans text-base font-semibold">{label}</h3>
			<div className="mt-1.5 grid gap-2 sm:grid-cols-2">
				{(["theirs", "yours"] as const).map((side) => (
					<div
						key={side}
						className={`grid min-w-0 content-between gap-2 rounded-sm border bg-surface p-3 ${chosen === side ? "border-2 border-amber" : "border-line"}`}
					>
						<div className="min-w-0">
							<p className="label-caps">{heading[side]}</p>
							<div className="mt-1 text-sm [overflow-wrap:anywhere] whitespace-pre-line">{versions[side]}</div>
						</div>
						{onChoose && (
							<p className="needs-script flex min-h-9 items-center">
								{chosen === side ? (
									<span className="text-sm font-semibold">{t("conflictInForm")}</span>
								) : (
									<Button
										kind="secondary"
										size="small"
										onClick={() => onChoose(side)}
										aria-label={t("conflictTakeOf", { field: label, version: heading[side] })}
									>
										{t("conflictTake")}
									</Button>
								)}
							</p>
						)}
					</div>
				))}
			</div>
		</li>
	);
}
