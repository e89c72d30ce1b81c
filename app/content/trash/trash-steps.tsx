import { mdiDeleteForeverOutline, mdiRestore } from "@mdi/js";
import { Form } from "react-router";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { Button, buttonLook } from "../../foundation/ui/button.tsx";
import { AskButton } from "../../foundation/ui/ask-button.tsx";
import { HiddenFields } from "../../foundation/ui/form/hidden-fields.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import type { TrashLine } from "./trash-page.server.ts";
import { useTrashTexts } from "./use-trash-texts.ts";

type Props = {
	line: TrashLine;
	/** Whether the user may delete it for good. */
	mayRemove: boolean;
	/** The list that the buttons belong to; the open page's when missing. */
	list?: string;
};

/** The buttons that restore a record in the trash or remove it for good. */
export function TrashSteps({ line, mayRemove, list }: Props) {
	const t = useTexts("trash");
	const { name } = useTrashTexts(line);
	return (
		<>
			<Form method="post" action={list} className="contents">
				<HiddenFields fields={{ id: line.id, kind: line.kind, deletedAt: line.deletedAt }} />
				<Button
					type="submit"
					name="intent"
					value="restore"
					kind="secondary"
					size="small"
					aria-label={t("restoreOf", { name })}
				>
					<Icon path={mdiRestore} size={18} /> {t("restore")}
				</Button>
				{line.wasOnline && (
					<Button
						type="submit"
						name="intent"
						value="restoreOnline"
						kind="secondary"
						size="small"
						aria-label={t("restoreOnlineOf", { name })}
					>
						{t("restoreOnline")}
					</Button>
				)}
			</Form>
			{mayRemove && <Remove line={line} list={list} />}
		</>
	);
}

function RemoveForm({ line, list }: Pick<Props, "line" | "list">) {
	const t = useTexts("trash");
	return (
		<Form method="post" action={list}>
			<HiddenFields fields={{ id: line.id, kind: line.kind, deletedAt: line.deletedAt }} />
			<Button type="submit" name="intent" value="remove" kind="danger">
				{t("remove")}
			</Button>
		</Form>
	);
}

function Remove({ line, list }: Pick<Props, "line" | "list">) {
	const t = useTexts("trash");
	const words = useTexts("alertDialog");
	const { name } = useTrashTexts(line);
	return (
		<AskButton
			label={t("removeOf", { name })}
			className={buttonLook({ kind: "risky", size: "small" })}
			title={words("title")}
			text={t("removeText", { name })}
			cancel={words("cancel")}
			confirm={<RemoveForm line={line} list={list} />}
		>
			<Icon path={mdiDeleteForeverOutline} size={18} /> {t("remove")}
		</AskButton>
	);
}
