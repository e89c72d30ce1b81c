import { type ComponentProps, createContext, use } from "react";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { SelectField } from "../../foundation/ui/form/field.tsx";
import type { Colleague } from "./people.server.ts";
import { Initials } from "./portrait.tsx";

export const PeopleContext = createContext<readonly Colleague[]>([]);

/** Returns the name of the user with an address or id, or what was given if there is none. */
export function useNameOf(): (emailOrId: string) => string {
	const people = use(PeopleContext);
	return (given) => people.find(({ id, email }) => id === given || email === given)?.name ?? given;
}

/** A choice of the users whom the website shows, or nobody. One who is chosen stays, even if no longer shown. */
export function ContactField(field: ComponentProps<typeof SelectField>) {
	const t = useTexts("people");
	const offered = use(PeopleContext).filter(({ id, onSite }) => onSite || id === field.defaultValue);
	return (
		<SelectField {...field}>
			<option value="">–</option>
			{offered.map(({ id, name, onSite }) => (
				<option key={id} value={id}>
					{onSite ? name : t("notOnSite", { name })}
				</option>
			))}
		</SelectField>
	);
}

export function PersonMark({ email, initials = false }: { email: string; initials?: boolean }) {
	const name = useNameOf()(email);
	return (
		<span className="inline-flex max-w-full items-center gap-1.5 align-middle" title={initials ? name : email}>
			<Initials of={name} />
			<span className={initials ? "sr-only" : "min-w-0 [overflow-wrap:anywhere]"}>{name}</span>
		</span>
	);
}
