import type { ReactNode } from "react";
import { CookieBanner } from "./cookie-banner.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { PageFrame } from "./page-frame.tsx";

/** The frame of the website's pages; `staff` adds the link to the office. */
export function SiteFrame({ staff, children }: { staff: boolean; children: ReactNode }) {
	return (
		<PageFrame
			before={
				<>
					<CookieBanner />
					<Header staff={staff} />
				</>
			}
			after={<Footer />}
		>
			{children}
		</PageFrame>
	);
}
