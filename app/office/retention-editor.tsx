import { Form } from "react-router";
import { LocalLink } from "../foundation/i18n/link.tsx";
import { useTexts, useTextsByKey } from "../foundation/i18n/texts.tsx";
import { Button, buttonLook } from "../foundation/ui/button.tsx";
import { TextField } from "../foundation/ui/form/field.tsx";
import { HiddenFields } from "../foundation/ui/form/hidden-fields.tsx";
import type { NotTaken } from "../foundation/ui/form/form-reader.ts";
import type { RetentionName } from "./retention-days.ts";
import { Notice } from "../foundation/ui/notice.tsx";
import { SettingForm } from "./setting-form.tsx";

/** Why the setting is not stored yet; `ask`: it would delete `count` records and needs confirmation. */
export type RetentionAnswer = NotTaken & { ask?: { days: number; count: number } };

type Key = "retention" | "retentionText" | "now_on" | "agreeTitle" | "agreeText";
type Props = { name: RetentionName; days: number | null; answer: RetentionAnswer | undefined };

/** Edits a setting for automatic deletion. */
export function RetentionEditor({ name, days, answer }: Props) {
	const t = useTexts("einstellungen");
	const textByKey = useTextsByKey("einstellungen");
	const of = (key: Key, values?: Record<string, string | number>) => t(`${key}.${name}`, values);
	return (
		<section className="mt-8 max-w-[46rem] rounded-md border border-line bg-surface p-5 sm:p-8">
			<h2 className="text-2xl">{of("retention")}</h2>
			<p className="mt-3 text-muted">{of("retentionText")}</p>
			<p className="my-5 border-l-4 border-amber pl-4 font-semibold">
				{days === null ? t("now_off") : of("now_on", { days })}
			</p>
			{answer?.ask ? (
				<Agree name={name} {...answer.ask} />
			) : (
				<SettingForm answer={answer} text={textByKey} className="grid gap-5">
					<div className="max-w-96">
						<TextField
							key={days}
							label={t("days")}
							name={name}
							inputMode="numeric"
							autoComplete="off"
							maxLength={5}
							hint={t("daysHint")}
							defaultValue={days ?? ""}
						/>
					</div>
				</SettingForm>
			)}
		</section>
	);
}

/** Asks for confirmation and says how many records would be deleted. */
function Agree({ name, days, count }: { name: RetentionName; days: number; count: number }) {
	const t = useTexts("einstellungen");
	const of = (key: Key, values?: Record<string, string | number>) => t(`${key}.${name}`, values);
	return (
		<Notice kind="bad" title={of("agreeTitle")}>
			<p className="mt-1">{of("agreeText", { days, count })}</p>
			<Form method="post" className="mt-4 flex flex-wrap gap-3">
				<HiddenFields fields={{ [name]: String(days), agreed: String(days) }} />
				<Button type="submit" kind="danger">
					{t("agree")}
				</Button>
				<LocalLink to="/admin/einstellungen" reloadDocument className={buttonLook({ kind: "secondary" })}>
					{t("cancel")}
				</LocalLink>
			</Form>
		</Notice>
	);
}
