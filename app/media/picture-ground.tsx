type Shown = { path: string; colour: string; preview: string | null };

/**
 * As the picture's row has them; anything else is left out, so that nothing can be written into a page's style by it.
 */
const COLOUR = /^#[0-9a-f]{6}$/;
const PREVIEW = /^[\w+/]{1,600}={0,2}$/;
/** The end of a picture's own number, by which its file is called. */
const NUMBER = /([0-9a-f]{12})\.\w+$/;

/**
 * What is seen in a picture's place until the picture is there: its average colour, and over it a preview of a hundred
 * bytes.
 */
function ground({ colour, preview }: Shown): string {
	const shown = [
		COLOUR.test(colour) ? colour : "",
		preview && PREVIEW.test(preview) ? `url(data:image/webp;base64,${preview}) 50%/cover` : "",
	];
	return shown.filter(Boolean).join(" ");
}

/** The class that paints a picture's place. */
export function groundClass(picture: Shown): string {
	const number = NUMBER.exec(picture.path)?.[1];
	return number && ground(picture) ? `ground-${number}` : "";
}

/**
 * The rule of that class, in the head of a page that the server renders; one for each picture. A style attribute would
 * need a policy that allows all of them. The browser's own pages are painted by `paintGround`, which no policy forbids.
 */
export function GroundStyle({ picture }: { picture: Shown }) {
	if (!import.meta.env.SSR) return null;
	const name = groundClass(picture);
	if (name === "") return null;
	return <style href={name} precedence="pictures">{`.${name}{background:${ground(picture)}}`}</style>;
}

export function paintGround(image: HTMLElement, picture: Shown): void {
	image.style.background = ground(picture);
}
