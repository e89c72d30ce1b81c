import type { RequestRead } from "./request-detail.server.ts";
import { useTexts } from "../../foundation/i18n/texts.tsx";

/** The photos that came with a request; each opens large. Only staff get them. */
export function RequestPhotos({ requestId, photos }: { requestId: string; photos: RequestRead["photos"] }) {
	const t = useTexts("requestWork");
	return (
		<section className="rounded-md border border-line bg-surface p-5">
			<h2 className="text-xl">{t("photos")}</h2>
			<ul className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3">
				{photos.map(({ id }, at) => {
					const address = `/admin/kontakt-anfrage/${requestId}/foto/${id}`;
					return (
						<li key={id}>
							<a href={address} target="_blank" rel="noreferrer" className="block rounded-sm">
								<img
									src={`${address}?w=320&h=240&fit=cover&format=webp`}
									alt={t("photo", { number: at + 1, count: photos.length })}
									width={320}
									height={240}
									loading="lazy"
									className="h-auto w-full rounded-sm bg-sunken"
								/>
							</a>
						</li>
					);
				})}
			</ul>
		</section>
	);
}
