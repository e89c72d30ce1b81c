import { Form } from "react-router";
import { number } from "../../foundation/i18n/format.ts";
import { useLanguage, useTexts } from "../../foundation/i18n/texts.tsx";
import type { StoppedSweep } from "../../media/sweep.server.ts";
import { Button } from "../../foundation/ui/button.tsx";
import { HiddenFields } from "../../foundation/ui/form/hidden-fields.tsx";

/** Lets the sweep of a picture store go on, once somebody who is sure has confirmed it. */
export function ReleaseForm({ stopped }: { stopped: StoppedSweep }) {
	const t = useTexts("zustand");
	const language = useLanguage();
	const { why } = stopped;
	const orphans = why === "many" ? stopped.orphans : 0;
	const figures = { orphans: number(language, orphans) };
	return (
		<section aria-labelledby="release" className="mt-10 max-w-[70ch]">
			<h2 id="release" className="scroll-mt-24 text-2xl">
				{t(`release.${why}`)}
			</h2>
			<p className="mt-2 text-muted">{t(`releaseText.${why}`, figures)}</p>
			<Form method="post" className="needs-script mt-4">
				<HiddenFields fields={{ intent: "release", why, orphans: String(orphans) }} />
				<Button type="submit" kind="danger" data-ask={t(`releaseSure.${why}`, figures)} data-final>
					{t(`releaseButton.${why}`, figures)}
				</Button>
			</Form>
		</section>
	);
}
