import { useTexts } from "../../foundation/i18n/texts.tsx";
import { Thumbnail } from "../../media/thumbnail.tsx";
import type { VersionPicture } from "../versions/versions.server.ts";

/** Small pictures with their descriptions; says which ones no longer exist. */
export function PictureRow({ pictures }: { pictures: VersionPicture[] }) {
	const t = useTexts("versions");
	return (
		<ol className="mt-2 flex flex-wrap gap-3">
			{pictures.map((picture) => (
				<li key={picture.id} className="w-28 text-xs text-muted">
					{picture.path ? <Thumbnail picture={picture.path} /> : <span className="block">{t("pictureGone")}</span>}
					<span className="mt-1 block [overflow-wrap:anywhere]">
						{[picture.alt, picture.alt_en].filter(Boolean).join(" / ")}
					</span>
				</li>
			))}
		</ol>
	);
}
