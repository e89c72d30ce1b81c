import { mdiFileDownloadOutline } from "@mdi/js";
import { useLocation } from "react-router";
import { size } from "../../i18n/bytes.ts";
import { useLanguage, useLocalPath, useTexts } from "../../i18n/texts.tsx";
import { PREVIEW, previewAddress } from "../../records/preview/preview.ts";
import { Icon } from "../../ui/icon.tsx";
import type { OfferDetail } from "../offer.ts";

/** The documents of a machine to download. */
export function OfferPapers({ offer }: { offer: OfferDetail }) {
	const t = useTexts("papers");
	const language = useLanguage();
	const here = useLocalPath();
	// A draft's page links to the draft's documents.
	const draft = new URLSearchParams(useLocation().search).get(PREVIEW);
	if (offer.documents.length === 0) return null;
	const address = (id: string) => `/unterlagen/${offer.id}/${id}`;
	return (
		<div className="mt-10">
			<h2 className="text-2xl">{t("title")}</h2>
			<ul className="mt-4 grid gap-2">
				{offer.documents.map(({ id, kind, title, titleLanguage, bytes }) => (
					<li key={id} className="break-inside-avoid">
						<a
							href={here(draft === null ? address(id) : previewAddress(address(id), draft))}
							className="flex min-h-11 items-center gap-3 rounded-md border border-line bg-surface px-4 py-3 hover:border-amber"
						>
							<Icon path={mdiFileDownloadOutline} size={24} className="shrink-0" />
							<span className="min-w-0">
								<span lang={titleLanguage} className="block font-semibold [overflow-wrap:anywhere]">
									{title || t(`kind.${kind}`)}
								</span>
								<span className="block text-sm text-muted">
									{t(`kind.${kind}`)}
									{" · "}
									<span>{t("size", { size: size(language, bytes) })}</span>
								</span>
							</span>
						</a>
					</li>
				))}
			</ul>
		</div>
	);
}
