import { mdiArrowExpand } from "@mdi/js";
import { lazy, type MouseEvent, Suspense, useMemo, useRef, useState } from "react";
import { useTexts } from "../i18n/texts.tsx";
import { CroppedPicture, useMissing } from "../media/image.tsx";
import { enlargedVariant, pictureAddress } from "../media/image-limits.ts";
import { Icon } from "../ui/icon.tsx";
import type { OfferPicture } from "./offer.ts";
import { NoPicture } from "./offer-card.tsx";

/** Loaded only when a visitor enlarges a picture. */
const Lightbox = lazy(() => import("./lightbox.tsx"));

/** The pictures of a machine: a strip to swipe, thumbnails below, and a lightbox. */
export function OfferGallery({ name, pictures }: { name: string; pictures: OfferPicture[] }) {
	const t = useTexts("angebot");
	const [current, setCurrent] = useState(0);
	const [enlarged, setEnlarged] = useState<number | null>(null);
	const strip = useRef<HTMLUListElement>(null);
	// Memoised, because the lightbox returns to the first picture whenever it gets a new array.
	const slides = useMemo(() => pictures.map((picture) => ({ src: large(picture), alt: picture.alt })), [pictures]);
	if (pictures.length === 0) return <NoPicture />;
	const show = (index: number) => {
		strip.current?.scrollTo({ left: index * strip.current.clientWidth });
		setCurrent(index);
	};
	const follow = () => strip.current && setCurrent(Math.round(strip.current.scrollLeft / strip.current.clientWidth));
	const enlarge = (event: MouseEvent, index: number) => {
		event.preventDefault();
		setEnlarged(index);
	};
	return (
		<section aria-label={t("gallery", { name })}>
			<ul
				ref={strip}
				onScrollEnd={follow}
				className="flex snap-x snap-mandatory overflow-x-auto rounded-md bg-sunken [scrollbar-width:none]"
			>
				{pictures.map((picture, index) => (
					<li key={picture.id} id={`bild-${index + 1}`} className="w-full shrink-0 snap-center">
						<a
							href={large(picture)}
							onClick={(event) => enlarge(event, index)}
							aria-label={t("enlarge")}
							aria-haspopup="dialog"
							className="group relative block"
						>
							<Large picture={picture} first={index === 0} />
							<span
								aria-hidden
								className="absolute right-3 bottom-3 grid size-10 place-items-center rounded-sm bg-graphite/75 text-on-graphite print:hidden"
							>
								<Icon path={mdiArrowExpand} size={18} />
							</span>
						</a>
					</li>
				))}
			</ul>
			{pictures.length > 1 && (
				<ul className="mt-3 grid grid-cols-4 gap-2 sm:grid-cols-6 print:hidden">
					{pictures.map((picture, index) => (
						<li key={picture.id}>
							<a
								href={`#bild-${index + 1}`}
								onClick={(event) => {
									event.preventDefault();
									show(index);
								}}
								aria-label={t("pictureShow", { position: index + 1 })}
								aria-current={index === current}
								className="block overflow-hidden rounded-sm border-2 border-transparent aria-[current=true]:border-amber"
							>
								<CroppedPicture
									picture={{ ...picture, alt: "" }}
									sizes="8rem"
									className="aspect-4/3 w-full object-cover"
								/>
							</a>
						</li>
					))}
				</ul>
			)}
			{enlarged !== null && (
				<Suspense>
					<Lightbox
						pictures={slides}
						index={enlarged}
						labels={{ previous: t("previous"), next: t("next"), close: t("close"), gallery: t("gallery", { name }) }}
						onClose={() => setEnlarged(null)}
						onView={show}
					/>
				</Suspense>
			)}
		</section>
	);
}

function large(picture: OfferPicture): string {
	return pictureAddress(picture.path, enlargedVariant);
}

function Large({ picture, first }: { picture: OfferPicture; first: boolean }) {
	const [missing, onMissing] = useMissing();
	if (missing) return <NoPicture />;
	return (
		<CroppedPicture
			picture={picture}
			first={first}
			onMissing={onMissing}
			sizes="(min-width: 80rem) 44rem, (min-width: 64rem) 55vw, 92vw"
			className="aspect-4/3 w-full object-cover"
		/>
	);
}
