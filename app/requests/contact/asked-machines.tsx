import { type ReactNode, useEffect, useRef } from "react";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { visitField } from "./visit.ts";

type Props = {
	title: string;
	/** The machines that the page loaded, and how to show them. */
	offers: readonly { id: string }[];
	machines?: ReactNode;
	/** The ids that the form was sent with; undefined before it is sent. */
	sent: string | undefined;
};

/** The machines that a form asks about. One that has left the website meanwhile is sent again, but not shown. */
export function AskedMachines({ title, offers, machines, sent }: Props) {
	const t = useTexts("contact");
	const ids = sent ?? offers.map(({ id }) => id).join(",");
	const shown = new Set(offers.map(({ id }) => id));
	const gone = ids.split(",").filter((id) => id !== "" && !shown.has(id)).length;
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

/** A hidden field that tells, on sending, where the visitor came from. */
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
