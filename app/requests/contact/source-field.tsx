import { useEffect, useRef } from "react";
import { visitField } from "./visit.ts";

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
