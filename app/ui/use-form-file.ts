import { type RefObject, useEffect, useRef } from "react";

/**
 * Adds a file as field `name` to the FormData of the form around `place`, because a dropped file is in no field. It is
 * there both when the form is validated and when it is submitted.
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
