import { Form } from "react-router";
import { LocalLink } from "../i18n/link.tsx";
import { useTexts } from "../i18n/texts.tsx";
import { SearchInput } from "../office/search-input.tsx";
import { Button, buttonLook } from "../ui/button.tsx";
import { HiddenFields } from "../ui/hidden-fields.tsx";
import { listAddress, type RequestView, SEARCH_LENGTH, viewFields } from "./request-list.ts";

/** The search form; its text becomes part of the address. */
export function RequestSearch({ view }: { view: RequestView }) {
	const { q } = view;
	const others = { ...view, q: "", page: 1 };
	const t = useTexts("kontaktanfragen");
	return (
		<Form
			method="get"
			action={listAddress({})}
			role="search"
			className="flex w-full flex-wrap items-end gap-2 sm:w-auto"
		>
			<HiddenFields fields={viewFields(others)} />
			<label className="grid min-w-0 flex-1 gap-1">
				<span className="text-sm text-muted">{t("search")}</span>
				<SearchInput
					q={q}
					name="q"
					maxLength={SEARCH_LENGTH}
					placeholder={t("searchHint")}
					className="bg-surface placeholder:text-muted sm:w-[22rem]"
				/>
			</label>
			<Button type="submit" kind="secondary">
				{t("searchButton")}
			</Button>
			{q && (
				<LocalLink to={listAddress(others)} className={buttonLook({ kind: "quiet" })}>
					{t("searchReset")}
				</LocalLink>
			)}
		</Form>
	);
}
