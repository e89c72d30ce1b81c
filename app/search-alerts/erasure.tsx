import type { ReactNode } from "react";
import { Form } from "react-router";
import { useTexts } from "../i18n/texts.tsx";
import { Button } from "../ui/button.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";

/** Erasing asks first: in a dialog, or without a script in the page. */
export function Erasure({ email, asks, busy }: { email: string; asks: boolean; busy: boolean }) {
	const t = useTexts("searchAlerts");
	const question = useTexts("alertDialog");
	const text = t("eraseText", { email });
	const form = (button: ReactNode) => (
		<Form method="post">
			<input type="hidden" name="email" value={email} />
			{button}
		</Form>
	);
	const erase = form(
		<Button type="submit" kind="danger" name="intent" value="erase" disabled={busy}>
			{t("erase")}
		</Button>,
	);
	if (asks)
		return (
			<section className="rounded-sm border-l-4 border-bad bg-bad-ground p-4">
				<h4 className="text-lg">{question("title")}</h4>
				<p className="mt-1 mb-4 wrap-anywhere">{text}</p>
				<div className="flex flex-wrap gap-3">
					{erase}
					{form(
						<Button type="submit" kind="secondary">
							{question("cancel")}
						</Button>,
					)}
				</div>
			</section>
		);
	return (
		<ConfirmDialog
			open={(ask) =>
				form(
					<Button
						type="submit"
						kind="risky"
						name="intent"
						value="ask"
						disabled={busy}
						onClick={(event) => {
							event.preventDefault();
							ask();
						}}
					>
						{t("erase")}
					</Button>,
				)
			}
			title={question("title")}
			text={text}
			cancel={question("cancel")}
			confirm={erase}
		/>
	);
}
