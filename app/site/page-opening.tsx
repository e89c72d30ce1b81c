import type { ReactNode } from "react";
import workshop480 from "./workshop/workshop-480.avif";
import workshop768 from "./workshop/workshop-768.avif";
import workshop1120 from "./workshop/workshop-1120.avif";
import workshop1600 from "./workshop/workshop-1600.avif";
import plainWorkshop from "./workshop/workshop-1120.webp";
import yard480 from "./hero/yard-480.avif";
import yard768 from "./hero/yard-768.avif";
import yard1280 from "./hero/yard-1280.avif";
import plainYard from "./hero/yard-1280.webp";

/** Made by tools/demo-pictures/scene-widths.ts. */
const scenes = {
	workshop: {
		files: `${workshop480} 480w, ${workshop768} 768w, ${workshop1120} 1120w, ${workshop1600} 1600w`,
		plain: plainWorkshop,
	},
	yard: { files: `${yard480} 480w, ${yard768} 768w, ${yard1280} 1280w`, plain: plainYard },
};

type Props = {
	caption?: string;
	title: string;
	intro: string;
	scene: keyof typeof scenes;
	alt: string;
	children: ReactNode;
};

/** How a page begins: its heading and first links, with a picture beside them. */
export function PageOpening({ caption, title, intro, scene, alt, children }: Props) {
	return (
		<div className="page-width grid items-center gap-8 pt-10 sm:pt-14 lg:grid-cols-[5fr_7fr] lg:gap-12">
			<div>
				{caption && <p className="mb-2 label-caps">{caption}</p>}
				<h1 className="text-4xl sm:text-5xl">{title}</h1>
				<p className="mt-3 max-w-[62ch] text-lg text-muted">{intro}</p>
				<div className="mt-6 flex flex-wrap gap-3">{children}</div>
			</div>
			<picture className="contents">
				<source
					type="image/avif"
					srcSet={scenes[scene].files}
					sizes="(min-width: 110rem) 58rem, (min-width: 64rem) 53vw, 92vw"
				/>
				<img
					src={scenes[scene].plain}
					width={1280}
					height={720}
					alt={alt}
					fetchPriority="high"
					className="h-auto w-full rounded-md bg-sunken"
				/>
			</picture>
		</div>
	);
}
