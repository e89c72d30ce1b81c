import { wordGroupForm } from "../../../machines/search/word-group.ts";
import { WordGroupForm, WordGroupList } from "../../../machines/search/word-group-list.tsx";
import { storedGroups } from "../../../machines/search/word-groups.server.ts";
import { entrySetting } from "../../../back-office/entry-settings.server.ts";
import { useKeptId } from "../../../office/use-kept-id.ts";
import { SettingPage } from "../../../office/frame/setting-page.tsx";
import type { Route } from "./+types/synonyms";

const synonyms = entrySetting({
	setting: "synonyms",
	read: storedGroups,
	form: wordGroupForm,
	table: "synonyms",
	kind: "synonyms",
	row: ({ words, oneWay }) => ({ words: words.join("\n"), one_way: oneWay.join("\n") }),
	nameOf: ({ words }) => words!.split("\n")[0]!,
});

export const loader = ({ url }: Route.LoaderArgs) => synonyms.load(url);
export const action = ({ request, context }: Route.ActionArgs) => synonyms.change(request, context);

export default function Synonyms({
	loaderData: { entries: groups, edited, formId },
	actionData,
}: Route.ComponentProps) {
	const newId = useKeptId(formId, groups);
	return (
		<SettingPage subject="synonyms">
			<WordGroupForm key={edited?.id ?? newId} group={edited} formId={newId} answer={actionData} />
			<WordGroupList groups={groups} />
		</SettingPage>
	);
}
