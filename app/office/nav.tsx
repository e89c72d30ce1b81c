import { mdiDeleteClockOutline, mdiHistory } from "@mdi/js";
import { Link } from "react-router";
import { useTexts } from "../i18n/texts.tsx";
import { Icon } from "../ui/icon.tsx";

/** The pages of the office beside the dashboard, each with its text in the namespace officeNav; what is for admins alone is marked. */
const pages = [
	{ to: "/admin/papierkorb", text: "trash", icon: mdiDeleteClockOutline, adminOnly: false },
	{ to: "/admin/verlauf", text: "trace", icon: mdiHistory, adminOnly: true },
] as const;

/** Leads to the other pages of the office that a reader may enter. */
export function OfficeNav({ admin }: { admin: boolean }) {
	const t = useTexts("officeNav");
	return (
		<nav aria-label={t("label")} className="mt-5">
			<ul className="flex flex-wrap gap-x-5 gap-y-1">
				{pages
					.filter(({ adminOnly }) => admin || !adminOnly)
					.map(({ to, text, icon }) => (
						<li key={to}>
							<Link to={to} className="inline-flex min-h-9 items-center gap-2 font-semibold underline-offset-4 hover:underline">
								<Icon path={icon} size={18} /> {t(text)}
							</Link>
						</li>
					))}
			</ul>
		</nav>
	);
}
