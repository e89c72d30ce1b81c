/** Where a form is sent. From its attribute: where a field is named "action", the form's property is that field. */
export function formAddress(form: HTMLFormElement): URL {
	return new URL(form.getAttribute("action") ?? "", window.location.href);
}
