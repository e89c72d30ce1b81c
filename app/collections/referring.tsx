import type { ComponentProps } from "react";
import { useAllTexts } from "../i18n/texts.tsx";
import { ReferringRecords } from "../records/references/referring-records.tsx";
import type { CollectionName } from "../audit-log/audit.ts";
import { collections } from "./collections.ts";

type Group = { kind: CollectionName } & Pick<ComponentProps<typeof ReferringRecords>["groups"][number], "records">;

/** What names the record, under the names of its collections. */
export function Referring({ groups }: { groups: Group[] }) {
	const texts = useAllTexts();
	const titled = groups.map(({ kind, records }) => ({
		title: texts.byKey(collections[kind].texts)("list.title"),
		records,
	}));
	return <ReferringRecords groups={titled} />;
}
