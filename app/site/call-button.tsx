import { mdiPhone } from "@mdi/js";
import { buttonLook } from "../foundation/ui/button.tsx";
import { Icon } from "../foundation/ui/icon.tsx";
import { company, phoneLink } from "./company.ts";

export function CallButton({ kind }: { kind: "secondary" | "dark" }) {
	return (
		<a href={phoneLink(company.phone)} className={buttonLook({ kind })}>
			<Icon path={mdiPhone} size={18} /> {company.phone}
		</a>
	);
}
