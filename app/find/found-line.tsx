import type { Language } from "../i18n/language.ts";
import { Thumbnail } from "../media/thumbnail.tsx";
import { Icon } from "../ui/icon.tsx";

type Props = {
	name: string;
	language?: Language;
	note: string | null;
	icon: string;
	picture?: string | null;
};

/** What was found, in a line: its picture or the sign of its kind, its name, and what tells it apart. */
export function FoundLine({ name, language, note, icon, picture }: Props) {
	return (
		<>
			<span className="grid w-8 shrink-0 place-items-center text-muted has-[img]:w-16">
				{picture ? <Thumbnail picture={picture} /> : <Icon path={icon} size={20} />}
			</span>
			<span className="min-w-0">
				<span lang={language} className="block truncate font-semibold">
					{name}
				</span>
				{note && <span className="block text-sm [overflow-wrap:anywhere] text-muted">{note}</span>}
			</span>
		</>
	);
}
