import { columnIn } from "../../foundation/i18n/translated.ts";
import { languages } from "../../foundation/i18n/language.ts";
import { mdiTrashCanOutline } from "@mdi/js";
import { type KeyboardEvent, useRef, useState } from "react";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { Button } from "../../foundation/ui/button.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import { setFieldValue } from "../../foundation/ui/form/set-field-value.ts";
import { altBox, type PlacedPicture } from "./picture-card.tsx";

/** `chosen` has the keys of the pictures that get one description together. */
type Props = {
	pictures: PlacedPicture[];
	chosen: string[];
	onChoose: (keys: string[]) => void;
	onRemove: () => void;
};

/** Describes or removes the chosen pictures together. */
export function PictureTexts({ pictures, chosen, onChoose, onRemove }: Props) {
	const t = useTexts("pictureTools");
	const area = useRef<HTMLDivElement>(null);
	const [words, setWords] = useState({ alt: "", alt_en: "" });
	const [said, setSaid] = useState("");
	const fields = languages.map((language) => columnIn("alt", language)).filter((field) => words[field] !== "");
	/** Fills the form's own fields, so that its draft and the question before leaving know of it. */
	const apply = () => {
		const form = area.current!.closest("form")!;
		for (const { id } of pictures.filter(({ key }) => chosen.includes(key)))
			for (const field of fields) setFieldValue(form, `${field}_${id}`, words[field]);
		setSaid(t("applied", { count: chosen.length }));
	};
	/** Without this, Enter would save the offer. */
	const applyOnEnter = (event: KeyboardEvent) => {
		if (event.key !== "Enter") return;
		event.preventDefault();
		apply();
	};
	const all = pictures.map(({ key }) => key);
	return (
		<div ref={area} className="needs-script grid gap-3">
			<div className="flex flex-wrap items-center gap-x-3 gap-y-2">
				{all.length > 1 && (
					<Button kind="secondary" size="small" onClick={() => onChoose(chosen.length < all.length ? all : [])}>
						{t(chosen.length < all.length ? "chooseAll" : "chooseNone")}
					</Button>
				)}
				{chosen.length > 1 && (
					<Button kind="risky" size="small" onClick={onRemove}>
						<Icon path={mdiTrashCanOutline} size={16} /> {t("removeChosen")}
					</Button>
				)}
				<span className="text-sm text-muted">
					{chosen.length > 1
						? t("chosen", { count: chosen.length, all: all.length })
						: chosen.length === 0 && t("chooseHint")}
				</span>
			</div>
			{chosen.length > 1 && (
				<div className="grid items-end gap-3 md:grid-cols-[1fr_1fr_auto]">
					{languages.map((language) => (
						<label key={language} className="grid gap-1 text-sm">
							{t(columnIn("oneText", language))}
							<input
								value={words[columnIn("alt", language)]}
								onChange={({ currentTarget }) =>
									setWords({ ...words, [columnIn("alt", language)]: currentTarget.value })
								}
								onKeyDown={applyOnEnter}
								maxLength={300}
								lang={language}
								className={altBox}
							/>
						</label>
					))}
					<Button kind="secondary" size="small" className="min-h-10" onClick={apply}>
						{t("apply")}
					</Button>
				</div>
			)}
			<p role="status" className="text-sm text-good empty:hidden">
				{said}
			</p>
		</div>
	);
}
