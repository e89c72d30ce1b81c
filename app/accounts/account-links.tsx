import { mdiAccountCog, mdiAccountGroup } from "@mdi/js";
import { LocalLink } from "../i18n/link.tsx";
import { useTexts } from "../i18n/texts.tsx";
import { buttonLook } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";

const look = buttonLook({ kind: "secondary", size: "small" });

/** From the dashboard to one's own account and, for admins, to everybody's. */
export function AccountLinks({ admin }: { admin: boolean }) {
	const account = useTexts("account");
	const users = useTexts("users");
	return (
		<>
			{admin && (
				<LocalLink to="/admin/benutzer" className={look}>
					<Icon path={mdiAccountGroup} size={18} /> {users("title")}
				</LocalLink>
			)}
			<LocalLink to="/admin/konto" className={look}>
				<Icon path={mdiAccountCog} size={18} /> {account("title")}
			</LocalLink>
		</>
	);
}
