import {
	mdiAlert,
	mdiBriefcaseOutline,
	mdiCalendarRange,
	mdiEmailOutline,
	mdiExcavator,
	mdiSwapHorizontal,
	mdiWrench,
} from "@mdi/js";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import { Thumbnail } from "../../media/thumbnail.tsx";
import type { RequestLine } from "./request-list.server.ts";
import type { RequestSign } from "./request-list.ts";

const icons: Record<RequestSign, string> = {
	urgent: mdiAlert,
	service: mdiWrench,
	hire: mdiCalendarRange,
	machine: mdiExcavator,
	tradeIn: mdiSwapHorizontal,
	job: mdiBriefcaseOutline,
	general: mdiEmailOutline,
};

/** What a request is about: the picture of its machine with a small sign, or the sign alone. */
export function SignCell({ line: { sign, picture } }: { line: RequestLine }) {
	const label = useTexts("requestList")(`sign.${sign}`);
	const look = sign === "urgent" ? "bg-bad text-ground" : picture ? "bg-surface" : "text-muted";
	return (
		<td className="kind">
			<span title={label} className="relative grid h-11 w-14 place-items-center overflow-hidden rounded-sm bg-sunken">
				{picture && <Thumbnail picture={picture} />}
				<span
					className={`grid place-items-center rounded-sm p-0.5 ${look} ${picture ? "absolute right-0 bottom-0" : ""}`}
				>
					<Icon path={icons[sign]} size={picture ? 16 : 24} />
				</span>
				<span className="sr-only">{label}</span>
			</span>
		</td>
	);
}
