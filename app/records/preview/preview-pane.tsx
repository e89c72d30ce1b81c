import { mdiCellphone, mdiClose, mdiContentCopy, mdiMonitor, mdiOpenInNew, mdiTablet } from "@mdi/js";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocalPath, useTexts } from "../../i18n/texts.tsx";
import { Button, buttonLook } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import {
	type PaneChoice,
	paneWidths,
	PREVIEW_CHANGED,
	PREVIEW_FOLLOWS,
	PREVIEW_READY,
	previewAddress,
} from "./preview.ts";
import type { RecordKind } from "../record.ts";
import { type Preview, PreviewContext, usePreviewState } from "./use-preview.ts";

type Props = {
	record: Pick<RecordKind, "page">;
	/** The record that the page is about; null for a new one. */
	id: string | null;
	/** Which text of it the page was loaded with. */
	state: string;
	/** How the reader last had the preview. */
	choice: PaneChoice;
	children: ReactNode;
};

/** A page of a record with its preview beside it, where somebody has opened that. */
export function WithPreview({ record, id, state, choice, children }: Props) {
	const preview = usePreviewState(choice, id, state);
	const here = useLocalPath();
	const columns =
		preview.width === "phone" ? "xl:grid-cols-[minmax(0,1fr)_24.5rem]" : "xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]";
	if (!record.page) return children;
	return (
		<PreviewContext value={preview}>
			<div className={preview.isOpen ? `xl:grid xl:items-start ${columns}` : ""}>
				<div className="min-w-0">{children}</div>
				{preview.isOpen && <Pane preview={preview} address={here(previewAddress(record.page(preview.id!)))} />}
			</div>
		</PreviewContext>
	);
}

function Pane({ preview, address }: { preview: Preview; address: string }) {
	const t = useTexts("preview");
	return (
		<aside
			aria-label={t("open")}
			className="needs-script sticky top-0 hidden h-dvh grid-rows-[auto_minmax(0,1fr)] border-l border-line bg-sunken xl:grid"
		>
			<div className="flex flex-wrap items-center gap-1 border-b border-line bg-surface px-2 py-1">
				<Widths preview={preview} />
				<CopyButton
					text={() => new URL(address, location.origin).href}
					words={{ copy: t("copyAddress"), copied: t("copied"), failed: t("copyFailed") }}
					className={iconLook}
				>
					<Icon path={mdiContentCopy} size={18} />
				</CopyButton>
				<a
					href={address}
					target="_blank"
					rel="noopener"
					aria-label={t("ownTab")}
					title={t("ownTab")}
					className={iconLook}
				>
					<Icon path={mdiOpenInNew} size={18} />
				</a>
				<Button
					kind="quiet"
					size="icon"
					className="ml-auto"
					aria-label={t("close")}
					title={t("close")}
					onClick={preview.toggle}
				>
					<Icon path={mdiClose} size={20} />
				</Button>
			</div>
			{/* The column is there from the beginning; the page in it is loaded only where it is seen. */}
			{preview.isWide && (
				<Frame key={address} address={address} state={preview.state} width={paneWidths[preview.width]} />
			)}
		</aside>
	);
}

const iconLook = buttonLook({ kind: "quiet", size: "icon" });
const icons = { phone: mdiCellphone, tablet: mdiTablet, desktop: mdiMonitor };

function Widths({ preview: { width, setWidth } }: { preview: Preview }) {
	const t = useTexts("preview");
	return (
		<div role="group" aria-label={t("width")} className="flex">
			{(["phone", "tablet", "desktop"] as const).map((one) => (
				<button
					key={one}
					type="button"
					aria-pressed={one === width}
					aria-label={t(one)}
					title={t(one)}
					onClick={() => setWidth(one)}
					className="grid size-11 place-items-center rounded-sm hover:bg-sunken aria-pressed:shadow-[inset_0_-3px_0_var(--amber)]"
				>
					<Icon path={icons[one]} size={20} />
				</button>
			))}
		</div>
	);
}

/** A frame that has not answered for so long has failed to load, or has lost its page. In milliseconds. */
const SILENCE = 2000;

/**
 * The page itself, as wide as that of a device and scaled down to fit. It is told by message to show what was kept, and
 * may fail: nothing of it is read here, and a frame that does not answer is loaded anew.
 */
function Frame({ address, state, width }: { address: string; state: string; width: number }) {
	const t = useTexts("preview");
	const box = useRef<HTMLDivElement>(null);
	const frame = useRef<HTMLIFrameElement>(null);
	const [loads, setLoads] = useState(0);
	const shown = useRef(state);
	useLayoutEffect(() => {
		const fit = () => {
			const [room, page] = [box.current, frame.current];
			if (!room || !page) return;
			const scale = Math.min(1, room.clientWidth / width);
			page.style.width = `${width}px`;
			page.style.height = `${room.clientHeight / scale}px`;
			page.style.transform = scale === 1 ? "" : `scale(${scale})`;
		};
		const observer = new ResizeObserver(fit);
		observer.observe(box.current!);
		fit();
		return () => observer.disconnect();
	}, [width, loads]);
	const isReady = useRef(false);
	const silent = useRef<ReturnType<typeof setTimeout> | null>(null);
	const tell = () => frame.current?.contentWindow?.postMessage(PREVIEW_CHANGED, location.origin);
	useEffect(() => {
		const onMessage = ({ source, origin, data }: MessageEvent) => {
			if (source !== frame.current?.contentWindow || origin !== location.origin) return;
			if (data === PREVIEW_READY) isReady.current = true;
			// A page that was still loading may have been read before the change.
			if (data === PREVIEW_READY && silent.current) tell();
			if (data === PREVIEW_FOLLOWS) hear();
		};
		const hear = () => {
			if (silent.current) clearTimeout(silent.current);
			silent.current = null;
		};
		window.addEventListener("message", onMessage);
		return () => {
			window.removeEventListener("message", onMessage);
			hear();
		};
	}, []);
	useEffect(() => {
		if (shown.current === state) return;
		shown.current = state;
		if (silent.current) clearTimeout(silent.current);
		silent.current = setTimeout(() => {
			silent.current = null;
			isReady.current = false;
			setLoads((times) => times + 1);
		}, SILENCE);
		if (isReady.current) tell();
	}, [state]);
	return (
		<div ref={box} className="overflow-hidden">
			<iframe
				key={loads}
				ref={frame}
				src={address}
				title={t("open")}
				className="mx-auto block origin-top-left bg-ground"
			/>
		</div>
	);
}
