import { useTexts } from "../../i18n/texts.tsx";
import { Portrait } from "../../media/portrait.tsx";
import { acceptedPictures } from "../../media/upload/upload-rules.ts";
import { Checkbox, TextField } from "../../ui/form/field.tsx";
import { personLimits, PORTRAIT_FIELD } from "../user.ts";

type Props = { typed: { name?: string | null; phone?: string | null }; error?: (field: string) => string | undefined };

/** The fields for a user's name and own number. */
export function PersonFields({ typed, error }: Props) {
	const t = useTexts("users");
	return (
		<>
			<TextField
				label={t("name")}
				name="name"
				autoComplete="off"
				maxLength={personLimits.name}
				error={error?.("name")}
				defaultValue={typed.name ?? ""}
			/>
			<TextField
				label={t("phone")}
				name="phone"
				type="tel"
				autoComplete="off"
				maxLength={personLimits.phone}
				error={error?.("phone")}
				defaultValue={typed.phone ?? ""}
			/>
		</>
	);
}

type Shown = { name?: string | null; portrait?: string | null; on_site?: boolean };

/** The fields for what visitors see of a user. */
export function OnSiteFields({ of: { name, portrait, on_site }, refused }: { of: Shown; refused: boolean }) {
	const t = useTexts("users");
	return (
		<>
			<div className="flex items-center gap-4">
				<Portrait name={name || "?"} path={portrait ?? null} />
				<div className="grow">
					<TextField
						// A file that was taken leaves the input.
						key={portrait}
						label={t("portrait")}
						name={PORTRAIT_FIELD}
						type="file"
						accept={acceptedPictures}
						error={refused ? t("refused.portrait") : null}
					/>
				</div>
			</div>
			{portrait && (
				<Checkbox key={`remove ${portrait}`} label={t("portraitRemove")} name="portrait_remove" value="true" />
			)}
			<div>
				<Checkbox
					key={String(on_site)}
					label={t("onSite")}
					name="on_site"
					value="true"
					defaultChecked={on_site}
					aria-describedby="on_site-help"
				/>
				<p id="on_site-help" className="pl-9 text-sm text-muted">
					{t("onSiteHelp")}
				</p>
			</div>
		</>
	);
}
