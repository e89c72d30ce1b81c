import { Thumbnail } from "../media/thumbnail.tsx";
import { Icon } from "../ui/icon.tsx";
import type { Line } from "./use-found-groups.ts";

/** What was found, in a line: its picture or the sign of its kind, its name, and what tells it apart. */
export function FoundLine({ title, language, note, icon, picture }: Omit<Line, "to">) {
	return (
		<>
			<span className="grid w-8 shrink-0 place-items-center text-muted has-[img]:w-16">
				{picture ? <Thumbnail picture={picture} /> : <Icon path={icon} size={20} />}
			</span>
			<span className="min-w-0">
				<span lang={language} className="block truncate font-semibold">
					{title}
				</span>
				{note && <span className="block text-sm [overflow-wrap:anywhere] text-muted">{note}</span>}
			</span>
		</>
	);
}
