import { company, phoneLink } from "./company.ts";

/** A number in a sentence. */
export function PhoneLink({ phone = company.phone }: { phone?: string }) {
	return (
		<a href={phoneLink(phone)} className="font-semibold whitespace-nowrap underline underline-offset-4">
			{phone}
		</a>
	);
}
