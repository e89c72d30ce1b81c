import { Form } from "react-router";
import { date } from "../../i18n/format.ts";
import { useLanguage, useTexts } from "../../i18n/texts.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmFirst } from "./confirm-first.tsx";

/** Shows, and changes, whether everybody must have a second factor or a passkey, and from when. */
export function FactorForAll({ from, confirmed }: { from: string | null; confirmed: boolean }) {
	const t = useTexts("users");
	const language = useLanguage();
	return (
		<section className="mt-10 grid max-w-[46rem] gap-4 rounded-md border border-line bg-surface p-5 sm:p-8">
			<h2 className="text-2xl">{t("dutyTitle")}</h2>
			<p className="text-muted">{t("dutyText")}</p>
			<p className="border-l-4 border-amber pl-4 font-semibold">
				{from === null ? t("dutyOff") : t("dutyOn", { date: date(language, from) })}
			</p>
			{confirmed ? (
				<Form method="post">
					<Button
						type="submit"
						name="intent"
						value={from === null ? "requireAll" : "unrequireAll"}
						kind="secondary"
						size="small"
					>
						{t(from === null ? "requireAll" : "unrequireAll")}
					</Button>
				</Form>
			) : (
				<ConfirmFirst />
			)}
		</section>
	);
}
