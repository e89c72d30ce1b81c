import { data, Form, useNavigation } from "react-router";
import { mdiAlertCircle, mdiCheckCircle, mdiEye } from "@mdi/js";
import { staffIn } from "../../../accounts/guard.server.ts";
import { checkup, probeMailServer } from "../../../operation/checkup/checkup.server.ts";
import { release } from "../../../operation/checkup/release.server.ts";
import { number } from "../../../foundation/i18n/format.ts";
import { languageOf } from "../../../foundation/i18n/language.ts";
import { useTexts, useLanguage } from "../../../foundation/i18n/texts.tsx";
import { stoppedSweep, type StoppedSweep } from "../../../media/sweep.server.ts";
import { requestContext } from "../../../foundation/request/request-context.server.ts";
import { redirectWithFlash } from "../../../site/flash.server.ts";
import { Button } from "../../../foundation/ui/button.tsx";
import { sentForm } from "../../../foundation/request/sent-form.server.ts";
import type { Route } from "./+types/condition";
import { HiddenFields } from "../../../foundation/ui/form/hidden-fields.tsx";
import { LocalLink } from "../../../foundation/i18n/link.tsx";
import { Icon } from "../../../foundation/ui/icon.tsx";
import type { FindingState, NamedFinding } from "../../../operation/checkup/finding.ts";
import { OfficePage } from "../../../office/frame/office-page.tsx";

export async function loader({ request, url, context }: Route.LoaderArgs) {
	const findings = await checkup({ language: languageOf({ url, request }), log: context.get(requestContext).log });
	return { findings, stopped: await stoppedSweep() };
}

/** Tries the mail server, which takes too long on every page view, or lets a stopped sweep go on. */
export async function action({ request, url, context }: Route.ActionArgs) {
	const sent = await sentForm(request);
	const language = languageOf({ url, request });
	if (sent.get("intent") === "probe") return { probed: await probeMailServer(language) };
	if (sent.get("intent") !== "release") throw data(null, { status: 400 });
	const done = await release(sent, staffIn(context));
	const kind = done ? "good" : "bad";
	const title = done ? `released.${done.why}` : "releaseStale";
	const values = { count: number(language, done?.count ?? 0) };
	return redirectWithFlash("/admin/zustand", { kind, namespace: "zustand", title, values });
}

export default function Condition({ loaderData: { findings, stopped }, actionData }: Route.ComponentProps) {
	const t = useTexts("zustand");
	// eslint-disable-next-line no-restricted-properties -- no body, but what the browser sends at this moment
	const probing = useNavigation().formData?.get("intent") === "probe";
	const probed = actionData?.probed;
	return (
		<OfficePage title={t("title")} intro={t("intro")}>
			<CheckupList findings={findings} />
			{stopped && <ReleaseForm stopped={stopped} />}
			<section aria-labelledby="probe" className="mt-10 max-w-[70ch]">
				<h2 id="probe" className="text-2xl">
					{t("probeTitle")}
				</h2>
				<p className="mt-2 text-muted">{t("probeText")}</p>
				<Form method="post" action="#probe" preventScrollReset className="mt-4">
					<Button intent="probe" kind="secondary" disabled={probing}>
						{t(probing ? "probing" : "probe")}
					</Button>
				</Form>
				<div role="status" className="mt-4 grid gap-x-6 sm:grid-cols-[9rem_minmax(0,1fr)]">
					{probed && (
						<>
							<StateWord state={probed.state} />
							<p>{t(probed.words, probed.values)}</p>
						</>
					)}
				</div>
			</section>
		</OfficePage>
	);
}

function ReleaseForm({ stopped }: { stopped: StoppedSweep }) {
	const t = useTexts("zustand");
	const language = useLanguage();
	const { why } = stopped;
	const orphans = why === "many" ? stopped.orphans : 0;
	const figures = { orphans: number(language, orphans) };
	return (
		<section aria-labelledby="release" className="mt-10 max-w-[70ch]">
			<h2 id="release" className="text-2xl">
				{t(`release.${why}`)}
			</h2>
			<p className="mt-2 text-muted">{t(`releaseText.${why}`, figures)}</p>
			<Form method="post" className="needs-script mt-4">
				<HiddenFields fields={{ intent: "release", why, orphans: String(orphans) }} />
				<Button kind="danger" data-ask={t(`releaseSure.${why}`, figures)} data-final>
					{t(`releaseButton.${why}`, figures)}
				</Button>
			</Form>
		</section>
	);
}

const looks: Record<FindingState, { icon: string; colour: string }> = {
	good: { icon: mdiCheckCircle, colour: "text-good" },
	look: { icon: mdiEye, colour: "text-ink" },
	bad: { icon: mdiAlertCircle, colour: "text-bad" },
};

function CheckupList({ findings }: { findings: NamedFinding[] }) {
	const t = useTexts("zustand");
	return (
		<ul className="mt-6 rounded-md border border-line bg-surface">
			{findings.map(({ name, state, words, values, todo, to }) => (
				<li
					key={name}
					id={name}
					className="grid gap-x-6 gap-y-2 border-b border-line p-4 last:border-b-0 sm:grid-cols-[9rem_minmax(0,1fr)] sm:p-5"
				>
					<StateWord state={state} />
					<div className="min-w-0 [overflow-wrap:anywhere]">
						<h2 className="text-lg">{t(`name.${name}`)}</h2>
						<p className="mt-1">{t(words, values)}</p>
						{todo && (
							<p className="mt-1 max-w-[75ch] text-muted">
								{t(todo, values)}{" "}
								{to && (
									<LocalLink to={to} className="text-ink underline underline-offset-4">
										{t("more")}
									</LocalLink>
								)}
							</p>
						)}
					</div>
				</li>
			))}
		</ul>
	);
}

/** An icon and a word, because colour alone is not accessible. */
function StateWord({ state }: { state: FindingState }) {
	const t = useTexts("zustand");
	const { icon, colour } = looks[state];
	return (
		<p className={`flex items-center gap-2 self-start font-semibold ${colour}`}>
			<Icon path={icon} size={22} className="shrink-0" /> {t(`state.${state}`)}
		</p>
	);
}
