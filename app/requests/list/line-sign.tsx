import {
	mdiEmailOutline,
	mdiExcavator,
	mdiFormatListBulleted,
	mdiMagnify,
	mdiSwapHorizontal,
	mdiWrench,
} from "@mdi/js";
import type { Source } from "../../contact/source.ts";
import type { FormSubject } from "../../i18n/form-subjects.ts";
import { Thumbnail } from "../../media/thumbnail.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { RequestLine } from "./request-list.ts";

const signs: Readonly<Record<FormSubject, string>> = {
	defaultSubject: mdiEmailOutline,
	serviceSubject: mdiWrench,
	urgentSubject: mdiWrench,
	offerSubject: mdiExcavator,
	severalSubject: mdiFormatListBulleted,
	wantedSubject: mdiMagnify,
};

/** What a request is about, at a glance: its machine, or a sign; its subject says the same in words. */
export function LineSign({ line: { picture, source, default_subject, offer_name } }: { line: RequestLine }) {
	if (picture) return <Thumbnail picture={picture} />;
	const own = Object.hasOwn(signs, default_subject ?? "") ? (default_subject as FormSubject) : null;
	const sign =
		source && (JSON.parse(source) as Source).tradeIn
			? mdiSwapHorizontal
			: signs[own ?? (offer_name === null ? "defaultSubject" : "offerSubject")];
	return (
		<span className="grid h-12 w-16 place-items-center rounded-sm bg-sunken text-muted">
			<Icon path={sign} size={24} />
		</span>
	);
}
