import { useState } from "react";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { company } from "../../site/company.ts";
import { Button, buttonLook } from "../../foundation/ui/button.tsx";

/** Shows a map once the visitor asks for it; nothing is loaded from OpenStreetMap before that. */
export function MapBox() {
	const t = useTexts("contact");
	const footer = useTexts("footer");
	const [isShown, setIsShown] = useState(false);
	return (
		<section className="mt-4 print:hidden">
			<h2 className="text-2xl">{t("mapTitle")}</h2>
			{isShown ? (
				<iframe
					src={mapAddress()}
					title={t("mapTitle")}
					className="mt-4 aspect-square w-full rounded-md border border-line sm:aspect-16/7"
					referrerPolicy="no-referrer"
				/>
			) : (
				<p className="needs-script mt-4 max-w-[76ch] text-sm text-muted">{t("mapText")}</p>
			)}
			<div className="mt-4 flex flex-wrap gap-3">
				{!isShown && (
					<Button kind="secondary" className="needs-script" onClick={() => setIsShown(true)}>
						{t("mapButton")}
					</Button>
				)}
				<a href={routeAddress} target="_blank" rel="noopener noreferrer" className={buttonLook({ kind: "secondary" })}>
					{t("routeButton")} <span className="sr-only">{footer("newTab")}</span>
				</a>
			</div>
		</section>
	);
}

/** Half the width of the map, in degrees. */
const REACH = 0.012;

const { latitude, longitude } = company.coordinates;
const marker = `${latitude},${longitude}`;
const routeAddress = `https://www.openstreetmap.org/directions?${new URLSearchParams({ to: marker })}`;

export function mapAddress(): string {
	const bbox = [longitude - REACH, latitude - REACH / 2, longitude + REACH, latitude + REACH / 2]
		.map((degree) => degree.toFixed(5))
		.join(",");
	return `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({ bbox, layer: "mapnik", marker })}`;
}
