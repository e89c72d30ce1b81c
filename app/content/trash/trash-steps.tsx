import { mdiDeleteForeverOutline, mdiRestore } from "@mdi/js";
import { Form } from "react-router";
import { dateAndTime } from "../../foundation/i18n/format.ts";
import { useLanguage, useTexts } from "../../foundation/i18n/texts.tsx";
import { Button } from "../../foundation/ui/button.tsx";
import { HiddenFields } from "../../foundation/ui/form/hidden-fields.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import { useNameOf } from "../../office/frame/people.tsx";
import type { TrashLine } from "./trash-page.server.ts";

/** Returns the texts about a record in the trash: its name, who deleted it when, and how long it stays. */
export function useTrashTexts({ name, deletedBy, deletedAt, daysLeft }: TrashLine) {
	const t = useTexts("trash");
	const nameOf = useNameOf();
	const unnamed = useTexts("drafts")("unnamed");
	const time = dateAndTime(useLanguage(), deletedAt);
	return {
		name: name || unnamed,
		deleted: deletedBy ? t("deletedBy", { who: nameOf(deletedBy), time }) : t("deletedAt", { time }),
		left: daysLeft === 0 ? t("leftToday") : t("left", { count: daysLeft }),
	};
}

type Props = {
	line: TrashLine;
	mayRemove: boolean;
	/** The list that the buttons belong to; the open page's when missing. */
	list?: string;
};

/** The buttons that restore a record in the trash or remove it for good, which the list asks about first. */
export function TrashSteps({ line, mayRemove, list }: Props) {
	const t = useTexts("trash");
	const { name } = useTrashTexts(line);
	const { id, version, deletedAt, wasOnline } = line;
	const look = { type: "submit", name: "action", size: "small" } as const;
	const chosen = `${id} ${version}`;
	return (
		<>
			<Form method="post" action={list} className="contents">
				<HiddenFields fields={{ chosen, confirmed: deletedAt }} />
				<Button {...look} value="restore" kind="secondary" aria-label={t("restoreOf", { name })}>
					<Icon path={mdiRestore} size={18} /> {t("restore")}
				</Button>
				{wasOnline && (
					<Button {...look} value="restoreOnline" kind="secondary" aria-label={t("restoreOnlineOf", { name })}>
						{t("restoreOnline")}
					</Button>
				)}
			</Form>
			{mayRemove && (
				<Form method="post" action={list} className="contents">
					<HiddenFields fields={{ chosen }} />
					<Button {...look} value="remove" kind="risky" aria-label={t("removeOf", { name })}>
						<Icon path={mdiDeleteForeverOutline} size={18} /> {t("remove")}
					</Button>
				</Form>
			)}
		</>
	);
}
