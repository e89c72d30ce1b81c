import { type RefObject, useEffect, useRef } from "react";

/**
 * Sends a file along with the form that `place` stands in, as the field `name`: a file that was dropped stands in no
 * field. Whoever reads the form (its own sending, a check before) gets it.
 */
export function useFormFile(place: RefObject<HTMLElement | null>, name: string, file: File | null): void {
	const latest = useRef(file);
	latest.current = file;
	useEffect(() => {
		const form = place.current?.closest("form");
		const add = ({ formData }: FormDataEvent) => void (latest.current && formData.set(name, latest.current));
		form?.addEventListener("formdata", add);
		return () => form?.removeEventListener("formdata", add);
	}, [place, name]);
}
