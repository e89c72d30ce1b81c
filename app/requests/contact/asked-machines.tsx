import { type ReactNode, useEffect, useRef } from "react";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { visitField } from "./visit.ts";

/** The machines that a form asks about. */
export type Asked = {
	/** Between commas. */
	ids: string;
	/** How many of them are shown, and how. */
	shown: number;
	machines?: ReactNode;
};

/** Shows them. One that has left the website meanwhile is sent again, but not shown. */
export function AskedMachines({ title, ids, shown, machines }: Asked & { title: string }) {
	const t = useTexts("contact");
	const gone = ids.split(",").filter(Boolean).length - shown;
	return (
		<>
			{machines && (
				<div className="grid gap-2">
					<p className="text-muted">{title}</p>
					{machines}
				</div>
			)}
			{gone > 0 && <p>{t("machinesGone", { count: gone })}</p>}
			<input type="hidden" name="offer_id" value={ids} />
		</>
	);
}

export const SOURCE_FIELD = "came_from";

export function SourceField() {
	const field = useRef<HTMLInputElement>(null);
	useEffect(() => {
		const form = field.current?.form;
		const fill = () => {
			if (field.current) field.current.value = visitField();
		};
		form?.addEventListener("submit", fill);
		return () => form?.removeEventListener("submit", fill);
	}, []);
	return <input ref={field} type="hidden" name={SOURCE_FIELD} defaultValue="" />;
}
