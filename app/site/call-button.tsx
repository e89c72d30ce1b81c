import { mdiPhone } from "@mdi/js";
import { buttonLook } from "../foundation/ui/button.tsx";
import { Icon } from "../foundation/ui/icon.tsx";
import { company, phoneLink } from "./company.ts";

export function CallButton({ kind, phone = company.phone }: { kind: "secondary" | "dark"; phone?: string }) {
	return (
		<a href={phoneLink(phone)} className={buttonLook({ kind })}>
			<Icon path={mdiPhone} size={18} /> {phone}
		</a>
	);
}
