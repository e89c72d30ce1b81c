import { mdiPhone } from "@mdi/js";
import { buttonLook } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { phoneLink } from "../company/company.ts";
import { useCompany } from "../company/use-company.ts";

/** Calls the office, beside the main button of a section. */
export function CallButton({ kind }: { kind: "secondary" | "dark" }) {
	const { phone } = useCompany();
	if (!phone) return null;
	return (
		<a href={phoneLink(phone)} className={buttonLook({ kind })}>
			<Icon path={mdiPhone} size={18} /> {phone}
		</a>
	);
}
