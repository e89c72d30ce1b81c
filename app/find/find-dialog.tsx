import { mdiClose, mdiMagnify } from "@mdi/js";
import { type KeyboardEvent, type MouseEvent, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { number } from "../i18n/format.ts";
import { useLanguage, useTexts } from "../i18n/texts.tsx";
import { Icon } from "../ui/icon.tsx";
import { FOUND, type Found, SEARCH_LENGTH } from "./found.ts";
import { FoundOptions, optionId } from "./found-options.tsx";
import { useFoundGroups } from "./use-found-groups.ts";
import { useModal } from "../ui/use-modal.ts";
import type { DialogProps } from "./dialog-props.ts";

/** Long enough to finish a word, short enough not to wait. */
const PAUSE_MILLISECONDS = 200;
const LIST_ID = "found";

/**
 * The search for everything: a combobox with a list of results (ARIA APG). Arrow keys choose, Enter opens, also when it
 * is pressed before the results are there.
 */
export default function FindDialog({ role, onClose }: DialogProps) {
	const t = useTexts("find");
	const language = useLanguage();
	const navigate = useNavigate();
	const dialog = useModal();
	const [typed, setTyped] = useState("");
	const [active, setActive] = useState(0);
	const q = typed.trim();
	const { found, isWaiting } = useFound(q);
	const groups = useFoundGroups(role, q, q ? found : undefined);
	const addresses = groups.flatMap(({ lines, more }) => [...lines.map(({ to }) => to), ...(more ? [more.to] : [])]);
	const current = Math.min(active, addresses.length - 1);
	const hits = groups.reduce((sum, { lines }) => sum + lines.length, 0);

	const open = (to: string | undefined, inNewTab: boolean) => {
		if (to === undefined) return;
		if (inNewTab) return void window.open(to);
		// Closed first, so that a question about unsaved words is not covered.
		dialog.current?.close();
		void navigate(to);
	};
	const [opensFirst, setOpensFirst] = useState(false);
	useEffect(() => {
		if (!opensFirst || isWaiting) return;
		setOpensFirst(false);
		open(addresses[current], false);
		// oxlint-disable-next-line react-hooks/exhaustive-deps
	}, [opensFirst, isWaiting]);

	const press = (event: KeyboardEvent) => {
		if (event.nativeEvent.isComposing) return;
		const steps = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
		if (steps && addresses.length > 0) setActive((current + steps + addresses.length) % addresses.length);
		if (event.key === "Enter" && isWaiting) setOpensFirst(true);
		else if (event.key === "Enter") open(addresses[current], event.ctrlKey || event.metaKey);
		else if (!steps) return;
		event.preventDefault();
	};
	const closeOutside = (event: MouseEvent) => {
		if (event.target === dialog.current) dialog.current?.close();
	};
	const status = isWaiting ? t("searching") : hits > 0 ? t("found", { count: number(language, hits) }) : "";
	return (
		<dialog
			ref={dialog}
			onClose={onClose}
			onClick={closeOutside}
			aria-label={t("label")}
			className="mx-auto mt-[max(1rem,10vh)] w-[min(40rem,calc(100vw-1.5rem))] rounded-md border border-line bg-surface p-0 text-ink"
		>
			<div className="flex max-h-[min(36rem,80dvh)] flex-col">
				<div className="relative flex items-center gap-2 border-b border-line p-3">
					<Icon path={mdiMagnify} size={22} className="absolute left-6 text-muted" />
					<input
						autoFocus
						role="combobox"
						aria-label={t("label")}
						aria-expanded={addresses.length > 0}
						aria-controls={LIST_ID}
						aria-autocomplete="list"
						aria-activedescendant={current >= 0 ? optionId(current) : undefined}
						autoComplete="off"
						spellCheck={false}
						enterKeyHint="go"
						placeholder={t("hint")}
						maxLength={SEARCH_LENGTH}
						value={typed}
						onChange={({ currentTarget }) => {
							setTyped(currentTarget.value);
							setActive(0);
							setOpensFirst(false);
						}}
						onKeyDown={press}
						className="min-h-12 w-full min-w-0 rounded-sm border border-strong-line bg-ground pr-3 pl-11 text-lg placeholder:text-muted"
					/>
					<button
						type="button"
						aria-label={t("close")}
						onClick={() => dialog.current?.close()}
						className="min-h-12 min-w-12 shrink-0 rounded-sm hover:bg-sunken"
					>
						<Icon path={mdiClose} size={22} className="m-auto" />
					</button>
				</div>
				<div className="min-h-0 overflow-y-auto p-2" aria-busy={isWaiting}>
					<FoundOptions id={LIST_ID} groups={groups} addresses={addresses} active={current} onOpen={open} />
					{!isWaiting && hits === 0 && <p className="px-3 py-4">{t("none", { text: q })}</p>}
					{found?.failed && <p className="px-3 py-4 text-bad">{t("failed")}</p>}
				</div>
				<div className="flex justify-between gap-4 border-t border-line px-4 py-2 text-sm text-muted">
					<p role="status">{status}</p>
					<p className="max-sm:hidden">{t("keysHint")}</p>
				</div>
			</div>
		</dialog>
	);
}

/**
 * What the server finds, asked after a pause in typing. Until it answers, the earlier results stay. The dialog asks for
 * itself: what fails in the router takes the place of the page behind it, and of what is typed there.
 */
function useFound(q: string): { found: Found | undefined; isWaiting: boolean } {
	const [found, setFound] = useState<Found>();
	useEffect(() => {
		if (!q) return;
		const asking = new AbortController();
		const ask = async () => {
			const answer = await fetch(`${FOUND}?${new URLSearchParams({ q })}`, { signal: asking.signal });
			setFound((await answer.json()) as Found);
		};
		const fail = () => void (asking.signal.aborted || setFound({ q, groups: [], failed: true }));
		const pause = setTimeout(() => void ask().catch(fail), PAUSE_MILLISECONDS);
		return () => {
			clearTimeout(pause);
			asking.abort();
		};
	}, [q]);
	return { found, isWaiting: q !== "" && found?.q !== q };
}
