import { mdiArrowExpand, mdiChevronLeft, mdiChevronRight } from "@mdi/js";
import { lazy, Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import type { ShownPicture } from "../../media/image.tsx";
import { cropWidths, enlargedVariant, LARGE_CROP, pictureAddress } from "../../media/image-limits.ts";
import { Icon } from "../../foundation/ui/icon.tsx";
import { useBackCloses } from "../../foundation/ui/use-back-closes.ts";
import { Cover, NoPicture } from "../offer-card.tsx";

/** Loaded only when a visitor enlarges a picture. */
const Lightbox = lazy(() => import("./lightbox.tsx"));

const largeWidths = [...cropWidths, LARGE_CROP];

/** A machine's pictures: a strip to swipe with a caption, thumbnails, and a lightbox. */
export function OfferGallery({ name, pictures }: { name: string; pictures: ShownPicture[] }) {
	const t = useTexts("angebot");
	const [current, setCurrent] = useState(0);
	const [enlarged, setEnlarged] = useState<number | null>(null);
	const close = useBackCloses(enlarged !== null, () => setEnlarged(null));
	const strip = useRef<HTMLUListElement>(null);
	// A new array would take the lightbox back to its first picture.
	const slides = useMemo(
		() =>
			pictures.map((picture) => ({
				src: large(picture),
				alt: picture.alt,
				description: captionOf(picture, name),
			})),
		[pictures, name],
	);
	const isOpen = enlarged !== null;
	const moveFocus = (index: number, options?: FocusOptions) => {
		if (!strip.current?.contains(document.activeElement)) return;
		strip.current.children[index]?.querySelector("a")?.focus(options);
	};
	// The lightbox gives the focus back to the picture that opened it, which scrolls the strip there.
	useLayoutEffect(() => {
		if (!isOpen) moveFocus(current);
		// oxlint-disable-next-line react-hooks/exhaustive-deps
	}, [isOpen]);
	if (pictures.length === 0) return <NoPicture />;
	const show = (index: number) => {
		strip.current?.scrollTo({ left: index * strip.current.clientWidth });
		setCurrent(index);
	};
	const thumbnails = (onChoose: (index: number) => void) =>
		pictures.length > 1 && <Thumbnails {...{ pictures, current, onChoose }} />;
	const follow = () => {
		if (isOpen) return;
		const { scrollLeft, clientWidth } = strip.current!;
		const index = Math.round(scrollLeft / clientWidth);
		setCurrent(index);
		// Arrow keys scroll the strip, but leave the focus on a picture that is out of sight then.
		moveFocus(index, { preventScroll: true });
	};
	return (
		<section aria-label={t("gallery", { name })}>
			<div className="group relative">
				<ul
					ref={strip}
					onScroll={follow}
					className="flex snap-x snap-mandatory overflow-x-auto rounded-md bg-sunken [scrollbar-width:none]"
				>
					{pictures.map((picture, index) => (
						<li key={picture.id} id={`bild-${index + 1}`} className="w-full shrink-0 snap-center">
							<a
								href={large(picture)}
								onClick={(event) => {
									event.preventDefault();
									setEnlarged(index);
								}}
								// The large picture is there by the time of the click.
								onPointerEnter={() => void (new Image().src = large(picture))}
								aria-label={t("enlarge", { alt: picture.alt })}
								aria-haspopup="dialog"
								className="relative block"
							>
								<Cover
									picture={picture}
									first={index === 0}
									widths={picture.width < LARGE_CROP ? cropWidths : largeWidths}
									// On a desk, wider than the crop of lower quality.
									sizes="(min-width: 110rem) 64rem, (min-width: 64rem) 56vw, (min-resolution: 2.5dppx) 70vw, 92vw"
								/>
								<span aria-hidden className="gallery-enlarge">
									<Icon path={mdiArrowExpand} size={18} />
								</span>
							</a>
						</li>
					))}
				</ul>
				<Arrow icon={mdiChevronLeft} side="left-2" onClick={current > 0 && (() => show(current - 1))} />
				<Arrow
					icon={mdiChevronRight}
					side="right-2"
					onClick={current < pictures.length - 1 && (() => show(current + 1))}
				/>
			</div>
			<Caption caption={captionOf(pictures[current]!, name)} current={current} count={pictures.length} />
			{thumbnails(show)}
			{isOpen && (
				<Suspense>
					<Lightbox
						pictures={slides}
						index={enlarged}
						title={t("gallery", { name })}
						strip={thumbnails(setEnlarged)}
						onClose={close}
						onView={(index) => {
							show(index);
							setEnlarged(index);
						}}
					/>
				</Suspense>
			)}
		</section>
	);
}

/** Pages with a mouse; keys and fingers move the strip itself. */
function Arrow({ icon, side, onClick }: { icon: string; side: string; onClick: false | (() => void) }) {
	if (!onClick) return null;
	return (
		<button
			type="button"
			tabIndex={-1}
			aria-hidden
			onClick={onClick}
			className={`needs-script absolute inset-y-0 ${side} my-auto hidden size-11 place-items-center rounded-sm bg-graphite/75 text-on-graphite opacity-0 group-hover:opacity-100 print:hidden [@media(hover:hover)]:grid`}
		>
			<Icon path={icon} size={26} />
		</button>
	);
}

/** The shown picture's number and its description, if there is one. */
function Caption({ caption, current, count }: { caption: string; current: number; count: number }) {
	const t = useTexts("angebot");
	if (count === 1 && !caption) return null;
	return (
		<p className="mt-2 flex min-h-5 gap-3 text-sm text-muted print:hidden">
			{count > 1 && (
				<span
					role="img"
					aria-label={t("pictureOf", { position: current + 1, count })}
					className="shrink-0 font-semibold"
				>
					{`${current + 1}/${count}`}
				</span>
			)}
			<span>{caption}</span>
		</p>
	);
}

type ThumbnailProps = { pictures: ShownPicture[]; current: number; onChoose: (index: number) => void };

function Thumbnails({ pictures, current, onChoose }: ThumbnailProps) {
	const t = useTexts("angebot");
	const strip = useRef<HTMLUListElement>(null);
	useEffect(() => {
		const list = strip.current;
		const thumb = list?.children[current] as HTMLElement | undefined;
		// Scrolls only the strip: `scrollIntoView` would also move the page.
		if (list && thumb) list.scrollTo({ left: thumb.offsetLeft - (list.clientWidth - thumb.offsetWidth) / 2 });
	}, [current]);
	return (
		<ul ref={strip} className="relative mt-1 flex gap-2 overflow-x-auto py-1.5 print:hidden">
			{pictures.map((picture, index) => (
				<li key={picture.id} className="shrink-0 basis-[calc((100%-2.5rem)/4.4)] sm:basis-[calc((100%-2.5rem)/6.4)]">
					<a
						href={`#bild-${index + 1}`}
						onClick={(event) => {
							event.preventDefault();
							onChoose(index);
						}}
						aria-label={t("pictureShow", { position: index + 1 })}
						aria-current={index === current}
						className="gallery-thumbnail"
					>
						<Cover picture={{ ...picture, alt: "" }} sizes="8rem" />
					</a>
				</li>
			))}
		</ul>
	);
}

/** A picture's own words, without the machine's name, which is beside it anyway. */
function captionOf(picture: ShownPicture, name: string): string {
	return picture.alt === name ? "" : picture.alt.replace(`${name}: `, "");
}

function large(picture: ShownPicture): string {
	return pictureAddress(picture.path, enlargedVariant);
}
