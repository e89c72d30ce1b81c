import { type RefObject, useEffect, useState } from "react";

/** What the field `name` of the form around `inside` holds, as it is typed; empty if there is no such field. */
export function useFormField(inside: RefObject<HTMLElement | null>, name: string): string {
	const [value, setValue] = useState("");
	useEffect(() => {
		const form = inside.current?.closest("form");
		const read = () => {
			const field = form?.elements.namedItem(name);
			setValue(field instanceof HTMLInputElement ? field.value.trim() : "");
		};
		read();
		form?.addEventListener("input", read);
		return () => form?.removeEventListener("input", read);
	}, [inside, name]);
	return value;
}
