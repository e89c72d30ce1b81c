import { Form, useNavigation } from "react-router";
import { number } from "../../foundation/i18n/format.ts";
import { useLanguage, useTexts } from "../../foundation/i18n/texts.tsx";
import type { StoppedSweep } from "../../media/sweep.server.ts";
import { Button } from "../../foundation/ui/button.tsx";
import { Checkbox } from "../../foundation/ui/form/field.tsx";
import { HiddenFields } from "../../foundation/ui/form/hidden-fields.tsx";
import { Notice } from "../../foundation/ui/notice.tsx";

type Props = { stopped: StoppedSweep; refused: "releaseUnsure" | "releaseStale" | null };

/** Asks whoever is sure to let the sweep of a picture store go on. */
export function ReleaseForm({ stopped, refused }: Props) {
	const t = useTexts("zustand");
	const language = useLanguage();
	const sending = useNavigation().state !== "idle";
	const { why } = stopped;
	const orphans = why === "many" ? stopped.orphans : 0;
	const figures = { orphans: number(language, orphans) };
	return (
		<section aria-labelledby="release" className="mt-10 max-w-[70ch]">
			<h2 id="release" className="scroll-mt-24 text-2xl">
				{t(`release.${why}`)}
			</h2>
			<p className="mt-2 text-muted">{t(`releaseText.${why}`, figures)}</p>
			<Form method="post" action="#release" preventScrollReset className="mt-4 grid gap-4">
				{refused === "releaseStale" && <Notice kind="bad" title={t(refused)} />}
				<HiddenFields fields={{ intent: "release", why, orphans: String(orphans) }} />
				<Checkbox
					key={`${why} ${orphans}`}
					label={t(`releaseSure.${why}`, figures)}
					name="sure"
					value="true"
					required
					error={refused === "releaseUnsure" ? t(refused) : null}
				/>
				<Button type="submit" kind="danger" disabled={sending} className="justify-self-start">
					{t(`releaseButton.${why}`, figures)}
				</Button>
			</Form>
		</section>
	);
}
