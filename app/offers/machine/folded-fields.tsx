import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTexts } from "../../i18n/texts.tsx";
import { inputLook } from "../../ui/form/field.tsx";
import { fitColumns } from "../../ui/form/form-section.tsx";

/** Fields that are seldom filled, with a search by their labels. Never hides a field with an error. */
export function FoldedFields({ count, children }: { count: number; children: ReactNode }) {
	const t = useTexts("addOfferPage");
	const fields = useRef<HTMLDivElement>(null);
	const fold = useRef<HTMLDetailsElement>(null);
	const [sought, setSought] = useState("");
	useEffect(() => {
		const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
		for (const field of fields.current!.children as Iterable<HTMLElement>) {
			const label = field.textContent.toLowerCase();
			field.hidden = words.some((word) => !label.includes(word)) && !field.querySelector("[aria-invalid]");
		}
	});
	useEffect(() => {
		if (fields.current!.querySelector("[aria-invalid]")) fold.current!.open = true;
	});
	return (
		<details ref={fold} className="border-t border-line pt-4">
			<summary className="cursor-pointer font-semibold">{t("more", { count })}</summary>
			<input
				type="search"
				value={sought}
				onChange={({ currentTarget }) => setSought(currentTarget.value)}
				onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
				aria-label={t("moreSearch")}
				placeholder={t("moreSearch")}
				className={`needs-script ${inputLook} my-3 min-h-10 max-w-md`}
			/>
			<div ref={fields} className={fitColumns}>
				{children}
			</div>
		</details>
	);
}
