import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { dateAndTime } from "../foundation/i18n/format.ts";
import { useLanguage, useTexts } from "../foundation/i18n/texts.tsx";
import { Button } from "../foundation/ui/button.tsx";
import { Notice } from "../foundation/ui/notice.tsx";

export type AlertDone = "confirmed" | "ended" | "missing" | "full";

export type ShownAlert = { id: string; confirmed: boolean; created_at: string; title: string; conditions: string[] };

export function AlertList({ alerts, done }: { alerts: ShownAlert[]; done: AlertDone | null }) {
	const t = useTexts("searchAlert");
	const busy = useNavigation().formMethod === "POST";
	const box = useRef<HTMLDivElement>(null);
	// What the button did is said in view and with the focus.
	useEffect(() => {
		box.current?.focus();
		box.current?.scrollIntoView({ block: "nearest" });
	}, [done]);
	return (
		<>
			{done && (
				<div ref={box} tabIndex={-1} className="mb-6">
					{done === "missing" || done === "full" ? (
						<Notice kind="bad" title={t(`${done}Text`)} />
					) : (
						<Notice kind="good" title={t(`${done}Title`)} text={t(`${done}Text`)} />
					)}
				</div>
			)}
			{alerts.length === 0 && done !== "ended" && <p>{t("none")}</p>}
			<ul className="grid gap-5">
				{alerts.map((alert) => (
					<AlertCard key={alert.id} alert={alert} busy={busy} />
				))}
			</ul>
			{alerts.length > 1 && (
				<Form method="post" className="mt-6">
					<Button kind="risky" intent="endAll" disabled={busy}>
						{t("endAll")}
					</Button>
				</Form>
			)}
		</>
	);
}

function AlertCard({ alert: { id, confirmed, created_at, ...search }, busy }: { alert: ShownAlert; busy: boolean }) {
	const t = useTexts("searchAlert");
	const time = dateAndTime(useLanguage(), created_at);
	const intent = confirmed ? "end" : "confirm";
	return (
		<li className="rounded-md border border-line bg-surface p-5 sm:p-6">
			<p className={`mb-2 text-sm font-semibold ${confirmed ? "text-good" : "text-muted"}`}>
				{t(confirmed ? "running" : "toConfirm")}
			</p>
			<SearchInWords {...search} />
			<p className="mt-3 text-sm text-muted">{t(confirmed ? "runningSince" : "toConfirmText", { time })}</p>
			<Form method="post" className="mt-4 flex flex-wrap gap-3">
				<input type="hidden" name="id" value={id} />
				<Button
					kind={confirmed ? "secondary" : "primary"}
					intent={intent}
					disabled={busy}
					aria-label={t(`${intent}Named`, { search: [search.title, ...search.conditions].join(", ") })}
				>
					{t(intent)}
				</Button>
			</Form>
		</li>
	);
}

export function SearchInWords({ title, conditions }: { title: string; conditions: string[] }) {
	const t = useTexts("searchAlert");
	return (
		<div className="wrap-anywhere">
			<p className="font-display text-xl font-bold">{title}</p>
			{conditions.length === 0 ? (
				<p className="mt-1 text-muted">{t("everything")}</p>
			) : (
				<ul className="mt-2 flex flex-wrap gap-2">
					{conditions.map((condition) => (
						<li
							key={condition}
							className="rounded-sm border border-strong-line bg-surface px-3 py-1 text-sm font-semibold"
						>
							{condition}
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
