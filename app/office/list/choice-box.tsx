import { useEffect, useRef } from "react";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import type { RowChoice } from "./use-choice.ts";

/** The form of the bar that acts on the chosen rows. */
export const BULK_FORM = "bulk";

const look = "size-5 align-middle checked:accent-amber indeterminate:accent-amber";

type Props = { choice: RowChoice };

/** Chooses a row; the box is named after its record. */
export function ChoiceBox({ choice, id, version, name }: Props & { id: string; version: number; name: string }) {
	const t = useTexts("bulk");
	return (
		<label className="grid size-8 place-items-center">
			<input
				type="checkbox"
				form={BULK_FORM}
				// Of all that match, the form names those that are left out.
				name={choice.all ? undefined : "chosen"}
				value={`${id} ${version}`}
				aria-label={t("choose", { name })}
				checked={choice.isChosen(id)}
				onChange={(event) => choice.toggle(id, (event.nativeEvent as MouseEvent).shiftKey === true)}
				className={look}
			/>
		</label>
	);
}

/** Chooses all rows of the page; a third state says that some are chosen. */
export function RowsBox({ choice }: Props) {
	const t = useTexts("bulk");
	const box = useRef<HTMLInputElement>(null);
	useEffect(() => {
		box.current!.indeterminate = choice.hasSome;
	}, [choice.hasSome]);
	return (
		<label className="needs-script grid size-8 place-items-center">
			<input
				ref={box}
				type="checkbox"
				aria-label={t("choosePage")}
				checked={choice.hasPage}
				onChange={choice.togglePage}
				className={look}
			/>
		</label>
	);
}
