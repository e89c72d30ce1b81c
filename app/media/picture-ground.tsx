import { useNonce } from "../ui/nonce.tsx";

/** A colour as the picture's row has it; anything else is none, so that nothing can be written into a page's style by it. */
const COLOUR = /^#[0-9a-f]{6}$/;

/** The class that paints a picture's place in its average colour until the picture is there. */
export function groundClass(colour: string): string {
	return COLOUR.test(colour) ? `ground-${colour.slice(1)}` : "";
}

/**
 * The rule of that class, in the head of a page that the server renders; one of each colour. A style attribute would need a policy that
 * allows all of them. The browser's own pages are painted by `paintGround`, which no policy forbids.
 */
export function GroundStyle({ colour }: { colour: string }) {
	const nonce = useNonce();
	const name = groundClass(colour);
	if (!import.meta.env.SSR || name === "") return null;
	return <style nonce={nonce} href={name} precedence="pictures">{`.${name}{background:${colour}}`}</style>;
}

export function paintGround(image: HTMLElement, colour: string): void {
	image.style.backgroundColor = colour;
}
