import { Form, useActionData, useLoaderData } from "react-router";
import { useTexts, useTextsByKey } from "../../foundation/i18n/texts.tsx";
import { Button } from "../../foundation/ui/button.tsx";
import { Failure } from "../../foundation/ui/failure.tsx";
import { Checkbox, fileLook, FormState, TextField } from "../../foundation/ui/form/field.tsx";
import { ChangedMeanwhile, type Meanwhile } from "../../log/changed-meanwhile.tsx";
import { acceptedPictures } from "../../media/upload/upload-rules.ts";
import { Portrait } from "../../office/frame/portrait.tsx";
import { personLimits } from "../user.ts";
import type { UserLine } from "./user-repository.server.ts";

type Props = { person: Pick<UserLine, "name" | "email" | "phone" | "picture" | "onSite"> };

export function PersonForm({ person: { name, email, phone, picture, onSite } }: Props) {
	const t = useTexts("users");
	const { shown } = useLoaderData<{ shown: string }>();
	const { typed = null } = useActionData<Meanwhile>() ?? {};
	return (
		// The key resets the form: a file that was saved must not be sent again.
		<Form key={shown} method="post" encType="multipart/form-data" className="grid gap-4">
			<ChangedMeanwhile />
			<FormState value={{ errors: {}, typed }}>
				<PersonFields name={name} phone={phone} />
				<div className="flex flex-wrap items-center gap-4">
					<Portrait name={name ?? email} picture={picture} />
					<div className="grow basis-64">
						<TextField
							label={t("picture")}
							name="picture"
							type="file"
							accept={acceptedPictures}
							hint={t("pictureHint")}
							className={fileLook}
						/>
					</div>
				</div>
				{picture && <Checkbox label={t("pictureRemove")} name="picture_remove" value="true" />}
				<Checkbox label={t("onSite")} name="on_site" value="true" defaultChecked={onSite} />
				<p className="-mt-3 pl-9 text-sm text-muted">{t("onSiteHint")}</p>
			</FormState>
			<Button intent="person" kind="secondary" size="small" className="justify-self-start">
				{t("personSave")}
			</Button>
		</Form>
	);
}

export function NotChanged({ answer }: { answer: { refused: string } }) {
	const t = useTextsByKey("users");
	const ofPictures = useTextsByKey("addNewsPage");
	const { refused } = answer;
	// Its form says that itself.
	if (refused === "changed") return null;
	const text = refused.startsWith("picture.") ? ofPictures(refused) : t(`refused.${refused}`);
	return <Failure of={answer} title={t("refusedTitle")} text={text} className="mt-6" />;
}

export function PersonFields({ name, phone }: { name?: string | null; phone?: string | null }) {
	const t = useTexts("users");
	return (
		<>
			<TextField
				label={t("name")}
				name="name"
				autoComplete="off"
				maxLength={personLimits.name}
				defaultValue={name ?? ""}
			/>
			<TextField
				label={t("phone")}
				name="phone"
				type="tel"
				hint={t("phoneHint")}
				autoComplete="off"
				maxLength={personLimits.phone}
				defaultValue={phone ?? ""}
			/>
		</>
	);
}
