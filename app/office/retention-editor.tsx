import type { ReactNode } from "react";
import { Form } from "react-router";
import { useTexts, useTextsByKey } from "../foundation/i18n/texts.tsx";
import { Button } from "../foundation/ui/button.tsx";
import { LinkButton } from "../foundation/i18n/link.tsx";
import { TextField } from "../foundation/ui/form/field.tsx";
import { HiddenFields } from "../foundation/ui/form/hidden-fields.tsx";
import type { NotTaken } from "../foundation/ui/form/form-reader.ts";
import { agreedDays, type RetentionDays, type RetentionName, retentionNames } from "./retention-days.ts";
import { Notice } from "../foundation/ui/notice.tsx";
import { SettingForm } from "./setting-form.tsx";
import { settingPages } from "./setting-pages.ts";

/** `older`: the number of rows that these periods would delete at once, which needs confirmation. */
type Question = { days: RetentionDays; older: Record<RetentionName, number> };
export type RetentionAnswer = NotTaken & { ask?: Question };

type Props = { days: RetentionDays; answer: RetentionAnswer | undefined; heading: ReactNode };

export function RetentionEditor({ days, answer, heading }: Props) {
	const t = useTexts("einstellungen");
	const text = useTextsByKey("einstellungen");
	if (answer?.ask) return <Agree typed={answer.typed} {...answer.ask} />;
	return (
		<SettingForm heading={heading} answer={answer} text={text} label={text}>
			{retentionNames.map((name) => (
				<TextField
					key={name}
					label={t(name)}
					aside={t("unit.days")}
					name={name}
					inputMode="numeric"
					autoComplete="off"
					maxLength={5}
					hint={t(`${name}Hint`)}
					defaultValue={days[name] ?? ""}
				/>
			))}
		</SettingForm>
	);
}

function Agree({ typed, days, older }: Question & Pick<NotTaken, "typed">) {
	const t = useTexts("einstellungen");
	return (
		<Notice kind="bad" title={t("agreeTitle")} className="mt-6 max-w-2xl">
			{retentionNames
				.filter((name) => older[name] > 0)
				.map((name) => (
					<p key={name} className="mt-1">
						{t(`agree.${name}`, { days: days[name]!, count: older[name] })}
					</p>
				))}
			<Form method="post" className="mt-4 flex flex-wrap gap-3">
				<HiddenFields fields={{ ...typed, agreed: agreedDays(days) }} />
				<Button kind="danger">{t("agree")}</Button>
				<LinkButton to={settingPages.retention} reloadDocument kind="secondary">
					{t("cancel")}
				</LinkButton>
			</Form>
		</Notice>
	);
}
