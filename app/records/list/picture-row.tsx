import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts.tsx";
import { Thumbnail } from "../../media/thumbnail.tsx";
import type { VersionPicture } from "../preview/shown-pictures.server.ts";

type Props = {
	pictures: VersionPicture[];
	/** What stands below a picture; its description when missing. */
	words?: (picture: VersionPicture) => ReactNode;
};

/** Small pictures with their descriptions; of one that no longer exists it is said. */
export function PictureRow({ pictures, words = described }: Props) {
	const t = useTexts("versions");
	return (
		<ol className="mt-2 flex flex-wrap gap-3">
			{pictures.map((picture) => (
				<li key={picture.id} className="w-28 text-xs text-muted">
					{picture.path ? <Thumbnail picture={picture.path} /> : <span className="block">{t("pictureGone")}</span>}
					<span className="mt-1 block [overflow-wrap:anywhere]">{words(picture)}</span>
				</li>
			))}
		</ol>
	);
}

const described = ({ alt, alt_en }: VersionPicture) => [alt, alt_en].filter(Boolean).join(" / ");
