import type { ComponentProps, ReactNode } from "react";
import type { Language } from "../../i18n/language.ts";
import { useTexts } from "../../i18n/texts.tsx";
import { EditLink, RowActions } from "./row-actions.tsx";

type TableProps = {
	/** Each row begins with a picture. */
	pictures?: boolean;
	/** What chooses all rows; missing where rows can't be chosen. */
	choosesAll?: ReactNode;
	/** The headings of the columns between picture and actions. */
	heads: ReactNode;
	/** The lines. */
	children: ReactNode;
};

/** A table of records; on a phone each row becomes a small card. */
export function RecordTable({ pictures = false, choosesAll, heads, children }: TableProps) {
	const t = useTexts("listing");
	return (
		<div className="table-box mt-3">
			<table className={`office-table ${pictures ? "" : "without-pictures "}w-full border-collapse text-left`}>
				<thead>
					<tr className="border-b border-strong-line text-sm text-muted">
						{choosesAll && <td className="choice">{choosesAll}</td>}
						{pictures && <th scope="col">{t("picture")}</th>}
						{heads}
						<th scope="col">{t("actions")}</th>
					</tr>
				</thead>
				<tbody>{children}</tbody>
			</table>
		</div>
	);
}

type LineProps = ComponentProps<typeof RowActions> & {
	/** What chooses the row. */
	chooses?: ReactNode;
	/** Undefined if the table has no pictures, null if this record has none. */
	picture?: ReactNode;
	nameLanguage: Language;
	lacksEnglish: boolean;
	/** The cells between name and actions. */
	children: ReactNode;
};

/** One row of the table. */
export function RecordLine({ chooses, picture, nameLanguage, lacksEnglish, children, ...actions }: LineProps) {
	const t = useTexts("listing");
	return (
		<tr className="border-b border-line align-middle">
			{chooses && <td className="choice">{chooses}</td>}
			{picture !== undefined && <td className="w-20">{picture}</td>}
			<td>
				<EditLink to={actions.edit} lang={nameLanguage} className="font-semibold underline-offset-4 hover:underline">
					{actions.name}
				</EditLink>
				{lacksEnglish && (
					<span className="ml-2 rounded-sm border border-line px-1.5 text-xs whitespace-nowrap text-muted">
						{t("lacksEnglish")}
					</span>
				)}
			</td>
			{children}
			<td>
				<RowActions {...actions} />
			</td>
		</tr>
	);
}
