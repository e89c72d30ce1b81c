import { textBlockForm } from "../../../requests/hours/text-block.ts";
import { TextBlockForm, TextBlockList } from "../../../requests/hours/text-block-list.tsx";
import { textBlocks } from "../../../requests/hours/text-blocks.server.ts";
import { entrySetting } from "../../../back-office/entry-settings.server.ts";
import { useKeptId } from "../../../office/use-kept-id.ts";
import { SettingPage } from "../../../office/frame/setting-page.tsx";
import type { Route } from "./+types/text-blocks";

const blocksOfTheOffice = entrySetting({
	setting: "textBlocks",
	read: textBlocks,
	form: textBlockForm,
	table: "text_blocks",
	kind: "textBlock",
	row: ({ name, text, text_en = null }) => ({ name, text, text_en }),
	nameOf: ({ name }) => name!,
});

export const loader = ({ url }: Route.LoaderArgs) => blocksOfTheOffice.load(url);
export const action = ({ request, context }: Route.ActionArgs) => blocksOfTheOffice.change(request, context);

export default function TextBlocks({
	loaderData: { entries: blocks, edited, formId },
	actionData,
}: Route.ComponentProps) {
	const newId = useKeptId(formId, blocks);
	return (
		<SettingPage subject="textBlocks">
			<TextBlockList blocks={blocks} />
			<TextBlockForm key={edited?.id ?? newId} block={edited} formId={newId} answer={actionData} />
		</SettingPage>
	);
}
