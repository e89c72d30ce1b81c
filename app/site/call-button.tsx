import { mdiPhone } from "@mdi/js";
import { buttonLook } from "../foundation/ui/button.tsx";
import { Icon } from "../foundation/ui/icon.tsx";
import { company, phoneLink } from "./company.ts";

export function CallButton({ phone = company.phone }: { phone?: string }) {
	return (
		<a href={phoneLink(phone)} className={buttonLook({ kind: "secondary" })}>
			<Icon path={mdiPhone} size={18} /> {phone}
		</a>
	);
}
