import type { ReactNode } from "react";
import { Form } from "react-router";
import { HiddenFields } from "../foundation/ui/form/hidden-fields.tsx";

type Props = {
	action: string;
	name: string;
	/** Fields that say in which state the page shows the record. */
	shown: Record<string, string>;
	back: string;
	children: ReactNode;
};

/** Moves a record to the trash. The server refuses it if a colleague's change would be lost. */
export function DeleteRecord({ action, name, shown, back, children }: Props) {
	return (
		// Not a navigation, which would leave the page and what is typed there even if nothing is deleted.
		<Form method="post" action={action} navigate={false}>
			<HiddenFields fields={{ name, back, ...shown }} />
			{children}
		</Form>
	);
}
