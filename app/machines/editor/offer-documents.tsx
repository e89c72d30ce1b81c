import { useTexts, useLanguage } from "../../foundation/i18n/texts.tsx";
import { DOCUMENT_FIELD, type StoredDocument, documentKinds, documentLimits } from "../../media/document.ts";
import { FileUploads } from "../../media/upload/file-uploads.tsx";
import { useFileUploads } from "../../media/upload/use-file-uploads.ts";
import { offerRecord } from "../offer-record.ts";
import { type FileOrder, type FilesProps, type Placed, useFileOrder } from "./use-file-order.ts";
import { columnIn } from "../../foundation/i18n/translated.ts";
import { isTranslation, languages } from "../../foundation/i18n/language.ts";
import { mdiArrowDown, mdiArrowUp, mdiFileDownloadOutline } from "@mdi/js";
import { size } from "../../foundation/i18n/bytes.ts";
import { buttonLook } from "../../foundation/ui/button.tsx";
import { inputLook, Options } from "../../foundation/ui/form/field.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import { PlaceButtons, RemoveButton, RestoreButton } from "./file-buttons.tsx";

const announcements = {
	moved: "documentMoved",
	removed: "documentRemoved",
	restored: "documentRestored",
	replaced: "documentRestored",
} as const;

export function OfferDocuments({ first, known, error, onBlocked }: FilesProps<StoredDocument>) {
	const t = useTexts("addOfferPage");
	const order = useFileOrder({ first, known, announce: (what, values) => t(announcements[what], values) });
	const uploading = useFileUploads<StoredDocument>({
		kind: "document",
		address: "/admin/unterlagen",
		name: DOCUMENT_FIELD,
		texts: "addOfferPage",
		room: offerRecord.documents - order.left.length,
		onStored: order.add,
		onBlocked,
	});
	return (
		<div ref={order.list} className={`grid grid-cols-1 gap-4 ${order.files.length > 0 ? "col-span-full" : ""}`}>
			<FileUploads uploading={uploading} error={error} />
			{order.files.length > 0 && (
				<ol className="grid gap-4">
					{order.files.map((document, index) => (
						<DocumentCard key={document.key} document={document} index={index} order={order} />
					))}
				</ol>
			)}
			<p role="status" className="sr-only">
				{order.announcement}
			</p>
		</div>
	);
}

type CardProps = { document: Placed<StoredDocument>; index: number; order: FileOrder<StoredDocument> };

function DocumentCard({ document, index, order }: CardProps) {
	const t = useTexts("addOfferPage");
	const kinds = useTexts("papers");
	const language = useLanguage();
	const { id, kind, bytes, removed } = document;
	const position = index + 1;
	const input = `${inputLook} min-h-11 font-normal`;
	return (
		<li data-place={document.key} className="rounded-md border border-line bg-ground p-4">
			{removed ? (
				<p className="flex flex-wrap items-center justify-between gap-3 text-sm text-muted">
					<span>{t("documentRemovedOf", { position })}</span>
					<RestoreButton fileKey={document.key} order={order} label={t("documentRestore", { position })} />
				</p>
			) : (
				<input type="hidden" name={DOCUMENT_FIELD} value={id} data-file={JSON.stringify({ bytes })} />
			)}
			{/* A removed document is not sent, but keeps its words. */}
			<fieldset disabled={removed} hidden={removed} className="grid min-w-0 gap-4">
				<div className="flex flex-wrap items-center justify-between gap-3">
					<p className="font-semibold">
						<span>{position}</span>. <span>{kinds("size", { size: size(language, bytes) })}</span>
					</p>
					<div className="flex flex-wrap gap-1">
						<a
							href={`/admin/unterlagen/${id}`}
							aria-label={t("documentOpen", { position })}
							className={buttonLook({ kind: "secondary", size: "small" })}
						>
							<Icon path={mdiFileDownloadOutline} size={16} />
						</a>
						<PlaceButtons
							index={index}
							order={order}
							forward={{ icon: mdiArrowUp, label: t("documentUp", { position }) }}
							back={{ icon: mdiArrowDown, label: t("documentDown", { position }) }}
						/>
						<RemoveButton fileKey={document.key} order={order} label={t("documentRemove", { position })} />
					</div>
				</div>
				<div className="grid gap-4 sm:grid-cols-[12rem_1fr_1fr]">
					<label className="grid content-start gap-1.5 text-sm font-semibold">
						{t("documentKind")}
						<select name={`doc_kind_${id}`} defaultValue={kind} className={input}>
							<Options of={documentKinds} label={(word) => kinds(`kind.${word}`)} />
						</select>
					</label>
					{languages.map((language) => {
						const column = columnIn("title", language);
						return (
							<label key={language} className="grid content-start gap-1.5 text-sm font-semibold">
								{t(columnIn("documentTitle", language))}
								<input
									name={`doc_${column}_${id}`}
									defaultValue={document[column]}
									maxLength={documentLimits.title}
									lang={language}
									required={!isTranslation(language)}
									className={input}
								/>
							</label>
						);
					})}
				</div>
			</fieldset>
		</li>
	);
}
