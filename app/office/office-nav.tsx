import { LocalLink } from "../i18n/link.tsx";
import { useTexts } from "../i18n/texts.tsx";
import { buttonLook } from "../ui/button.tsx";

/** Links to the office's pages other than the dashboard; some are for admins only. */
export function OfficeNav({ isAdmin }: { isAdmin: boolean }) {
	const t = useTexts("officeNav");
	const forAll = [
		["papierkorb", t("trash")],
		["konto", t("account")],
	] as const;
	const forAdmins = [
		["kontakt-anfragen", t("requests")],
		["benutzer", t("users")],
		["postausgang", t("outbox")],
		["verlauf", t("auditLog")],
		["sicherheit", t("security")],
		["einstellungen", t("settings")],
		["zustand", t("condition")],
	] as const;
	return (
		<nav aria-label={t("label")} className="mt-5 flex flex-wrap gap-2">
			{[...(isAdmin ? forAdmins : []), ...forAll].map(([page, words]) => (
				<LocalLink key={page} to={`/admin/${page}`} className={buttonLook({ kind: "secondary", size: "small" })}>
					{words}
				</LocalLink>
			))}
		</nav>
	);
}
