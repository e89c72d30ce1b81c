import { useEffect } from "react";
import { type Namespace, useTextsByKey } from "../foundation/i18n/texts.tsx";
import { Button } from "../foundation/ui/button.tsx";
import { HiddenFields } from "../foundation/ui/form/hidden-fields.tsx";
import { showToast } from "../foundation/ui/toast.ts";
import type { ShownFlash } from "./flash.server.ts";

/** Shows the last redirect's message as a toast or, without JavaScript, as a line of the page. */
export function FlashToast({ flash }: { flash: ShownFlash | null }) {
	const t = useTextsByKey((flash?.namespace ?? "common") as Namespace);
	const title = flash && t(flash.title, flash.values);
	const text = flash?.text ? t(flash.text, flash.values) : undefined;
	const kind = flash?.kind ?? "good";
	const action = flash?.action;
	const button = useTextsByKey(action ? "bulk" : "common");
	const label = action && button("undo");
	useEffect(() => {
		if (title) showToast({ kind, title, text, action: action && label ? { ...action, label } : undefined });
	}, [flash, kind, title, text, action, label]);
	if (!title) return null;
	return (
		<div className="without-script page-width mt-6">
			<p role="status" className="border-l-4 border-amber pl-4 font-bold">
				{title} {text}
			</p>
			{action && (
				<form method="post" action={action.address} className="mt-2 pl-4">
					<HiddenFields fields={action.fields} />
					<Button kind="secondary" size="small">
						{label}
					</Button>
				</form>
			)}
		</div>
	);
}
