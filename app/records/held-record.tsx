import { useEffect } from "react";
import { Form, Link, useLocation, useRevalidator } from "react-router";
import { dateAndTime } from "../i18n/format.ts";
import { useLanguage, useTexts } from "../i18n/texts.tsx";
import { useWayBack } from "../office/use-way-back.ts";
import { Button, buttonLook } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { type Editor, READS } from "./editing.ts";

/** The address of the open form with or without that parameter. */
function useSearch(): { reading: string; editing: string } {
	const words = new URLSearchParams(useLocation().search);
	words.delete(READS);
	const editing = words.size > 0 ? `?${words}` : "";
	words.set(READS, "");
	return { reading: `?${words}`, editing };
}

/** What a colleague has saved meanwhile shows as soon as somebody comes back to the window. */
function useFreshOnReturn(): void {
	const { revalidate } = useRevalidator();
	useEffect(() => {
		const refresh = () => void (document.visibilityState === "visible" && revalidate());
		document.addEventListener("visibilitychange", refresh);
		return () => document.removeEventListener("visibilitychange", refresh);
	}, [revalidate]);
}

/** Stands in for the form of a record that somebody else is editing: back, read, or take over. */
export function HeldRecord({ name, editor, address }: { name: string; editor: Editor; address: string }) {
	const t = useTexts("presence");
	const language = useLanguage();
	const { reading } = useSearch();
	useFreshOnReturn();
	const back = useWayBack();
	return (
		<div className="page-width pt-8">
			<h1 tabIndex={-1} className="text-4xl [overflow-wrap:anywhere]">
				{name}
			</h1>
			<div className="mt-6 max-w-[46rem]">
				<Notice kind="plain" title={t("heldTitle", { who: editor.by })}>
					<p>{t("heldText", { who: editor.by, time: dateAndTime(language, editor.since) })}</p>
					<div className="mt-4 flex flex-wrap gap-3">
						<Link to={back} className={buttonLook({ kind: "secondary" })}>
							{t("back")}
						</Link>
						<Link to={reading} className={buttonLook({ kind: "secondary" })}>
							{t("read")}
						</Link>
						<TakeOver address={address} label={t("takeOver")} />
					</div>
				</Notice>
			</div>
		</div>
	);
}

/** Says above a locked form that it is only read. */
export function ReadingNote({ editor, address }: { editor: Editor | null; address: string }) {
	const t = useTexts("presence");
	const language = useLanguage();
	const { editing } = useSearch();
	useFreshOnReturn();
	return (
		<div className="mt-6">
			<Notice kind="plain" title={t("readingTitle")}>
				<p>
					{editor ? t("readingHeld", { who: editor.by, time: dateAndTime(language, editor.since) }) : t("readingFree")}
				</p>
				<div className="mt-3 flex flex-wrap gap-3">
					{editor ? (
						<TakeOver address={address} label={t("takeOver")} />
					) : (
						<Link to={editing} className={buttonLook({ kind: "secondary" })}>
							{t("edit")}
						</Link>
					)}
				</div>
			</Notice>
		</div>
	);
}

function TakeOver({ address, label }: { address: string; label: string }) {
	const { editing } = useSearch();
	return (
		<Form method="post" action={`${address}/bearbeitung${editing}`}>
			<Button type="submit" name="opens" value="true">
				{label}
			</Button>
			<input type="hidden" name="takeover" value="true" />
		</Form>
	);
}
