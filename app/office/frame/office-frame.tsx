import type { ReactNode } from "react";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { OfficeBar, type OfficeMenuProps, OfficeSideBar } from "./office-bars.tsx";
import { PageFrame } from "../../site/page-frame.tsx";

/** The frame of the office's pages: a side bar on wide screens, a bar at the bottom on phones. */
export function OfficeFrame({ children, ...menu }: OfficeMenuProps & { children: ReactNode }) {
	const t = useTexts("officeNav");
	return (
		<div className="office lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)]">
			<PageFrame
				before={<OfficeSideBar {...menu} />}
				after={<OfficeBar {...menu} />}
				className="min-h-dvh min-w-0 pb-16"
			>
				<p className="without-script page-width pt-4 font-semibold">{t("needsScript")}</p>
				{children}
			</PageFrame>
		</div>
	);
}
