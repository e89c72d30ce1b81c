type Shown = { path: string; colour: string; preview: string };

/** Values that do not match are ignored, so that they can't inject CSS into the page. */
const COLOUR = /^#[0-9a-f]{6}$/;
const PREVIEW = /^[\w+/]{1,600}={0,2}$/;
/** The last part of a picture's id, from its file name. */
const NUMBER = /([0-9a-f]{12})\.\w+$/;

/** The CSS background shown until the picture has loaded: its average colour under a tiny preview. */
function ground({ colour, preview }: Shown): string {
	const shown = [
		COLOUR.test(colour) ? colour : "",
		preview && PREVIEW.test(preview) ? `url(data:image/webp;base64,${preview}) 50%/cover` : "",
	];
	return shown.filter(Boolean).join(" ");
}

/** The class that sets this background. */
export function groundClass(picture: Shown): string {
	const number = NUMBER.exec(picture.path)?.[1];
	return number && ground(picture) ? `ground-${number}` : "";
}

/**
 * The CSS rule of that class, in the head of server-rendered pages. Style attributes would need a policy that allows
 * all of them. Pages rendered in the browser use `paintGround`, which the Content Security Policy does not restrict.
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
