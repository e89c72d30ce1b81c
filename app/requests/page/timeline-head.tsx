import { dateAndTime } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/texts.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PersonMark } from "../../ui/people.tsx";

/** How what somebody wrote looks in the timeline. */
export const wordsLook = "mt-1 max-w-[75ch] leading-relaxed [overflow-wrap:anywhere] whitespace-pre-line";

type Props = { icon: string; title: string; /** A user's address. */ by?: string; name?: string; at: string };

/** The line above each entry of a request's timeline. */
export function TimelineHead({ icon, title, by, name, at }: Props) {
	const language = useLanguage();
	return (
		<p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
			<Icon path={icon} size={18} />
			<strong className="text-ink">{title}</strong>
			<span className="[overflow-wrap:anywhere]">
				{by && <PersonMark email={by} />}
				{name}
				{(by || name) && ", "}
				<time dateTime={at}>{dateAndTime(language, at)}</time>
			</span>
		</p>
	);
}
