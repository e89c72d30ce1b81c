import { data, Form, useNavigation } from "react-router";
import { staffIn } from "../../../accounts/guard.server.ts";
import { checkup } from "../../../checkup/checkup.server.ts";
import { CheckupList, StateWord } from "../../../checkup/checkup-list.tsx";
import { probe } from "../../../checkup/probe.server.ts";
import { languageOf } from "../../../i18n/language.ts";
import { useTexts } from "../../../i18n/texts.tsx";
import { requestContext } from "../../../request/request-context.server.ts";
import { PageMeta } from "../../../site/page-meta.tsx";
import { Button } from "../../../ui/button.tsx";
import { sentForm } from "../../../request/sent-form.server.ts";
import type { Route } from "./+types/condition";

export async function loader({ request, url, context }: Route.LoaderArgs) {
	const { forwardedProto, log } = context.get(requestContext);
	return { lines: await checkup({ language: languageOf({ url, request }), forwardedProto, log }) };
}

/** Tests the connections that take too long to test on every page view. */
export async function action({ request, url, context }: Route.ActionArgs) {
	if ((await sentForm(request)).get("intent") !== "probe") throw data(null, { status: 400 });
	const by = { id: staffIn(context).id, address: context.get(requestContext).clientAddress };
	return { probed: await probe(by, languageOf({ url, request })) };
}

/** The condition of the site: the results of all checks, and what to do about problems. */
export default function Condition({ loaderData: { lines }, actionData }: Route.ComponentProps) {
	const t = useTexts("zustand");
	const probing = useNavigation().state === "submitting";
	const bad = lines.filter(({ state }) => state === "bad").length;
	return (
		<div className="page-width pt-10">
			<PageMeta title={t("title")} noIndex />
			<h1 className="mt-2 text-4xl">{t("title")}</h1>
			<p className="mt-3 max-w-[70ch] text-muted">{t("intro")}</p>
			<p className="mt-4 text-xl font-semibold">
				{bad === 0 ? t("allGood") : t(bad === 1 ? "needsOne" : "needsMany", { count: bad })}
			</p>
			<CheckupList lines={lines} />
			<section aria-labelledby="probe" className="mt-10 max-w-[70ch]">
				<h2 id="probe" className="text-2xl">
					{t("probeTitle")}
				</h2>
				<p className="mt-2 text-muted">{t("probeText")}</p>
				<Form method="post" action="#probe" preventScrollReset className="mt-4">
					<Button type="submit" name="intent" value="probe" kind="secondary" disabled={probing}>
						{t(probing ? "probing" : "probe")}
					</Button>
				</Form>
				<div role="status" className="mt-4 grid gap-2">
					{actionData?.probed.map(({ state, words, values }) => (
						<div key={words} className="grid gap-x-6 sm:grid-cols-[9rem_minmax(0,1fr)]">
							<StateWord state={state} />
							<p>{t(words, values)}</p>
						</div>
					))}
				</div>
			</section>
		</div>
	);
}
