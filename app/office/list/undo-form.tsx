import { Form, useLocation } from "react-router";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { Button } from "../../foundation/ui/button.tsx";
import { HiddenFields } from "../../foundation/ui/form/hidden-fields.tsx";

/** The button that takes back what was done with so many rows. */
export function UndoForm({ id, count }: { id: string; count: number }) {
	const t = useTexts("bulk");
	const { pathname, search } = useLocation();
	return (
		<Form method="post" action={`/admin/viele-rueckgaengig/${id}`} navigate={false} className="my-1">
			<HiddenFields fields={{ zurueck: pathname + search }} />
			<Button type="submit" kind="secondary" size="small">
				{count === 1 ? t("undo") : t("undoDone", { count })}
			</Button>
		</Form>
	);
}
