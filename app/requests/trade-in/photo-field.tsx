import { mdiClose } from "@mdi/js";
import { type RefObject, useContext, useEffect, useRef, useState } from "react";
import { useTexts, useTextsByKey } from "../../foundation/i18n/texts.tsx";
import { useKeptAddress } from "../../foundation/i18n/use-kept-address.ts";
import { acceptedPhotos, refusalOf } from "../../media/upload/upload-rules.ts";
import { useUploads, useChosenBefore } from "../../media/upload/use-uploads.ts";
import { Button } from "../../foundation/ui/button.tsx";
import { FieldFrame, FormState, fieldAttributes } from "../../foundation/ui/form/field.tsx";
import { keptWords } from "../../foundation/ui/form/keep-words.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import { MOST_PHOTOS, PHOTO_ADDRESS, PHOTO_FIELD } from "../trade-in-photos.ts";

/** `view` is the address of the visitor's own file, if this window has it. */
type Photo = { id: string; view: string | null };

type Props = {
	/** Ids of photos that the server already has. */
	first: readonly string[];
	/** Why the form must wait for photos, in words. */
	onBusy: (busy: string | null) => void;
};

/**
 * Uploads each photo at once, with progress and retry. Without a script they go with the form. Shows the visitor's own
 * files, because no address leads to the stored ones.
 */
export function PhotoField({ first, onBusy }: Props) {
	const t = useTexts("tradeIn");
	const reasons = useTextsByKey("tradeIn");
	const error = useContext(FormState).errors[PHOTO_FIELD];
	const address = useKeptAddress();
	const [photos, setPhotos] = useState<Photo[]>(() => first.map((id) => ({ id, view: null })));
	const list = useRef<HTMLDivElement>(null);
	useKeptPhotos(list, address, photos.map(({ id }) => id).join(" "), (ids) => {
		if (!error) setPhotos((now) => (now.length > 0 ? now : ids.map((id) => ({ id, view: null }))));
	});
	const [refused, setRefused] = useState<string[]>([]);
	const { uploads, add, retry, drop } = useUploads<{ id: string }>(
		PHOTO_ADDRESS,
		PHOTO_FIELD,
		({ id }, view) => setPhotos((now) => [...now, { id, view }]),
		() => {},
	);
	const isSending = uploads.some(({ reason }) => reason === null);
	// A photo that failed is not left out without a word.
	const busy = isSending ? t("photosBusy") : uploads.length > 0 ? t("photosMissing") : null;
	useEffect(() => onBusy(busy), [busy, onBusy]);
	const input = useRef<HTMLInputElement>(null);
	useChosenBefore(input);
	// The focus would be lost with the pressed button.
	const pressed = (act: () => void) => () => {
		input.current?.focus();
		act();
	};
	const take = (files: File[]) => {
		const room = MOST_PHOTOS - photos.length - uploads.length;
		const judged = files.map((file) => ({ file, reason: refusalOf(file, acceptedPhotos) }));
		const good = judged.flatMap(({ file, reason }) => (reason ? [] : [file]));
		setRefused([
			...judged.flatMap(({ file, reason }) => (reason ? [`${file.name}: ${reasons(reason)}`] : [])),
			...(good.length > room ? [t("picture.count")] : []),
		]);
		for (const file of good.slice(0, Math.max(0, room))) add([file], URL.createObjectURL(file));
	};
	return (
		<FieldFrame label={t("photosLabel")} aside={t("optional")} name={PHOTO_FIELD} hint={t("photosHint")} error={error}>
			<input
				{...fieldAttributes({ name: PHOTO_FIELD, error, hint: true })}
				ref={input}
				type="file"
				multiple
				accept={acceptedPhotos}
				// With a script, the field's own "No file chosen" would confuse above uploaded photos.
				className="in-[.scripted]:text-transparent w-full rounded-sm border border-dashed border-strong-line bg-surface p-3 file:mr-4 file:min-h-11 file:rounded-sm file:border-0 file:bg-sunken file:px-4 file:font-bold file:text-ink"
				onChange={({ currentTarget }) => {
					take([...(currentTarget.files ?? [])]);
					// The files are uploaded and must not go with the form again.
					currentTarget.value = "";
				}}
			/>
			<div ref={list} aria-live="polite" className="grid gap-3">
				{refused.map((reason) => (
					<p key={reason} className="text-sm font-semibold text-bad">
						{reason}
					</p>
				))}
				{photos.length > 0 && <p className="text-sm">{t("photosReady", { count: photos.length })}</p>}
			</div>
			<ul className="mt-1 grid grid-cols-2 gap-3 empty:hidden sm:grid-cols-4">
				{photos.map(({ id, view }, at) => (
					<li key={id} className="relative">
						<input type="hidden" name={PHOTO_FIELD} value={id} data-kept />
						<Tile view={view} words={t("photoNumber", { number: at + 1 })} />
						<Remove
							label={t("photoRemove", { number: at + 1 })}
							onClick={pressed(() => setPhotos((now) => now.filter((photo) => photo.id !== id)))}
						/>
					</li>
				))}
				{uploads.map(({ key, name, place, progress, reason, code }) => (
					<li key={key} className="relative">
						<Tile view={place} words={name} />
						{reason ? (
							<p role="alert" className="mt-1 text-sm font-semibold wrap-anywhere text-bad">
								{reasons(reason, { code })}
							</p>
						) : (
							<progress
								value={progress < 1 ? progress : undefined}
								max={1}
								aria-label={t("photoSending", { name })}
								className="mt-1 h-2 w-full"
							/>
						)}
						{reason && (
							<Button kind="secondary" size="small" className="mt-1" onClick={pressed(() => retry(key))}>
								{t("photoRetry")}
							</Button>
						)}
						<Remove label={t("photoCancel", { name })} onClick={pressed(() => drop(key))} />
					</li>
				))}
			</ul>
		</FieldFrame>
	);
}

/** Restores the photos that this window uploaded before, and tells the form when others are chosen. */
function useKeptPhotos(list: RefObject<Element | null>, address: string, ids: string, add: (ids: string[]) => void) {
	const before = useRef(ids);
	useEffect(() => {
		const kept = keptWords(address)[PHOTO_FIELD];
		if (kept) add(kept.split(" "));
		// Only once: from then on, the shown photos are kept.
		// oxlint-disable-next-line react-hooks/exhaustive-deps
	}, []);
	useEffect(() => {
		if (before.current === ids) return;
		before.current = ids;
		list.current?.dispatchEvent(new Event("input", { bubbles: true }));
	}, [ids, list]);
}

function Tile({ view, words }: { view: string | null; words: string }) {
	const look = "aspect-4/3 w-full rounded-sm border border-line bg-sunken";
	if (view) return <img src={view} alt={words} className={`${look} object-cover`} />;
	return <p className={`${look} grid content-end p-2 pt-13 text-center text-sm wrap-anywhere`}>{words}</p>;
}

function Remove({ label, onClick }: { label: string; onClick: () => void }) {
	return (
		<Button
			kind="secondary"
			size="icon"
			className="needs-script absolute top-1 right-1"
			aria-label={label}
			onClick={onClick}
		>
			<Icon path={mdiClose} size={20} />
		</Button>
	);
}
