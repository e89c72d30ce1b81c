import { mdiPlay } from "@mdi/js";
import { useState } from "react";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { CroppedPicture } from "../../media/image.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import type { OfferDetail } from "../offer.ts";
import type { Video } from "./video.ts";

/**
 * A film of the machine: one of the site's pictures until the visitor asks for the player. Without a script it is a
 * link.
 */
export function OfferVideo({ offer, video }: { offer: OfferDetail; video: Video }) {
	const t = useTexts("papers");
	const [playing, setPlaying] = useState(false);
	const cover = offer.pictures[0];
	return (
		<div className="mt-10 max-w-[68ch] print:hidden">
			<h2 className="text-2xl">{t("videoTitle")}</h2>
			<div className="relative mt-4 aspect-video overflow-hidden rounded-md bg-graphite">
				{playing ? (
					<iframe
						ref={(frame) => frame?.focus()}
						src={video.player}
						title={t("videoOf", { name: offer.name })}
						className="absolute inset-0 size-full border-0"
						allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
						// YouTube plays nothing for a page that sends no referrer.
						referrerPolicy="strict-origin-when-cross-origin"
					/>
				) : (
					<a
						href={video.page}
						rel="noopener noreferrer"
						onClick={(event) => {
							event.preventDefault();
							setPlaying(true);
						}}
						className="absolute inset-0 grid place-items-center"
					>
						{cover && (
							<CroppedPicture
								picture={{ ...cover, alt: "" }}
								sizes="(min-width: 64rem) 40rem, 92vw"
								className="absolute inset-0 size-full object-cover"
							/>
						)}
						<span className="relative flex min-h-12 items-center gap-2 rounded-sm bg-amber px-5 font-bold text-on-amber">
							<Icon path={mdiPlay} size={24} /> {t("videoPlay")}
						</span>
					</a>
				)}
			</div>
			{!playing && <p className="mt-3 text-sm text-muted">{t("videoText", { platform: video.platform })}</p>}
		</div>
	);
}
