import { useState } from "react";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { company } from "../../site/company.ts";
import { Button, buttonLook } from "../../foundation/ui/button.tsx";

/** Shows a drawn map until the visitor asks for the real one; nothing is loaded from its provider before that. */
export function MapBox() {
	const t = useTexts("contact");
	const footer = useTexts("footer");
	const [real, setReal] = useState(false);
	return (
		<section>
			<h2 className="text-2xl">{t("mapTitle")}</h2>
			<div className="relative mt-4 aspect-square overflow-hidden rounded-md border border-line sm:aspect-16/7">
				{real ? (
					<iframe
						src={mapAddress()}
						title={t("mapTitle")}
						className="absolute inset-0 size-full border-0"
						loading="lazy"
						referrerPolicy="no-referrer"
					/>
				) : (
					<DrawnMap />
				)}
			</div>
			{!real && <p className="needs-script mt-4 max-w-[76ch] text-sm text-muted">{t("mapText")}</p>}
			<div className="mt-4 flex flex-wrap gap-3">
				{!real && (
					<Button kind="primary" className="needs-script" onClick={() => setReal(true)}>
						{t("mapButton")}
					</Button>
				)}
				<a
					href={routeAddress()}
					target="_blank"
					rel="noopener noreferrer"
					className={buttonLook({ kind: "secondary" })}
				>
					{t("routeButton")} <span className="sr-only">{footer("newTab")}</span>
				</a>
			</div>
		</section>
	);
}

/** A drawing, not to scale, of a town at a road and a stream, with the dealer's yard in it. */
function DrawnMap() {
	return (
		<svg
			viewBox="0 0 640 360"
			preserveAspectRatio="xMidYMid slice"
			aria-hidden
			className="absolute inset-0 size-full bg-[#e4e8da] dark:bg-[#20261f]"
		>
			<path
				d="M0 0h210l-40 90-170 50zM430 360l60-120 150-40v160zM520 0h120v90l-90-10z"
				className="fill-[#cfd9bf] dark:fill-[#2a3327]"
			/>
			<path
				d="M-10 250c120-60 180 30 300-20s210-110 360-70"
				fill="none"
				strokeWidth="14"
				className="stroke-[#b9d3df] dark:stroke-[#24404d]"
			/>
			<g fill="none" className="stroke-white dark:stroke-[#4a5058]">
				<path d="M-10 120C140 90 260 190 380 170S560 60 650 40" strokeWidth="16" />
				<path d="M250-10c20 120 90 150 90 190s-30 120-20 190" strokeWidth="11" />
				<path d="M380 170l60 90 90 110M120 105l-50 260M470 112l40 120" strokeWidth="7" />
			</g>
			<g className="fill-[#d3cfc3] dark:fill-[#3a3f45]">
				{(
					[
						[270, 96],
						[300, 84],
						[232, 128],
						[352, 122],
						[386, 132],
						[300, 206],
						[352, 214],
						[398, 206],
						[262, 188],
						[420, 96],
						[446, 84],
						[206, 92],
					] satisfies [number, number][]
				).map(([x, y]) => (
					<rect
						key={`${x} ${y}`}
						x={x}
						y={y}
						width="22"
						height="16"
						rx="1"
						transform={`rotate(${(x % 24) - 12} ${x} ${y})`}
					/>
				))}
			</g>
			<path d="M340 96c-21 0-37 16-37 37 0 27 37 60 37 60s37-33 37-60c0-21-16-37-37-37z" fill="#15181c" />
			<path d="M340 102c-18 0-31 13-31 31 0 22 31 50 31 50s31-28 31-50c0-18-13-31-31-31z" fill="#f5b100" />
			<circle cx="340" cy="132" r="11" fill="#15181c" />
			<text x="340" y="220" textAnchor="middle" fontSize="21" className="font-bold fill-[#15181c] dark:fill-[#f1efe9]">
				{company.city}
			</text>
		</svg>
	);
}

/** Half the width of the map, in degrees. */
const REACH = 0.012;

const { latitude, longitude } = company.coordinates;

/** The address of the embedded map, from the provider that the operator chose. */
export function mapAddress(): string {
	if (company.map === "google")
		return `https://www.google.com/maps?${new URLSearchParams({ q: `${latitude},${longitude}`, output: "embed" })}`;
	const bbox = [longitude - REACH, latitude - REACH / 2, longitude + REACH, latitude + REACH / 2]
		.map((degree) => degree.toFixed(5))
		.join(",");
	const marker = `${latitude},${longitude}`;
	return `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({ bbox, layer: "mapnik", marker })}`;
}

/** The address of the provider's route planner that leads to the dealer. */
function routeAddress(): string {
	if (company.map === "google")
		return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: "1", destination: `${latitude},${longitude}` })}`;
	return `https://www.openstreetmap.org/directions?${new URLSearchParams({ to: `${latitude},${longitude}` })}`;
}
