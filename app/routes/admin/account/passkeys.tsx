import { data, Form } from "react-router";
import * as v from "valibot";
import { actingUserIn, sessionIn } from "../../../accounts/guard.server.ts";
import { PasskeyAdd } from "../../../accounts/passkeys/passkey-add.tsx";
import { passkeySite } from "../../../accounts/passkeys/passkey-site.server.ts";
import { addPasskey, passkeysOf, removePasskey, type PasskeyLine } from "../../../accounts/passkeys/passkeys.server.ts";
import { confirmedPage } from "../../../accounts/second-factor/step-up.server.ts";
import { useTexts, useLanguage } from "../../../foundation/i18n/texts.tsx";
import { redirectWithFlash } from "../../../site/flash.server.ts";
import { sentForm } from "../../../foundation/request/sent-form.server.ts";
import { readForm } from "../../../foundation/ui/form/form-reader.ts";
import { LocalLink } from "../../../foundation/i18n/link.tsx";
import type { Route } from "./+types/passkeys";
import { date, dateAndTime } from "../../../foundation/i18n/format.ts";
import { Button } from "../../../foundation/ui/button.tsx";
import { HiddenFields } from "../../../foundation/ui/form/hidden-fields.tsx";
import { Failure } from "../../../foundation/ui/failure.tsx";
import { OfficePage } from "../../../office/frame/office-page.tsx";

export const middleware = [confirmedPage];

const passkeyForm = v.object({
	name: v.pipe(v.string("nameMissing"), v.trim(), v.nonEmpty("nameMissing"), v.maxLength(60, "nameMissing")),
	credential: v.string("nameMissing"),
});

export async function loader({ context }: Route.LoaderArgs) {
	const { staff, setUpDue } = sessionIn(context);
	return { keys: await passkeysOf(staff.id), origin: passkeySite()?.origin ?? null, setUpDue };
}

export async function action({ request, context }: Route.ActionArgs) {
	const actingUser = actingUserIn(context);
	const form = await sentForm(request);
	const answer = (status: number, problem: "nameMissing" | "notAdded" | "required") => data({ problem }, { status });
	const intent = form.get("intent");
	const done = (title: string) =>
		redirectWithFlash("/admin/konto/passkeys", { kind: "good", namespace: "passkeys", title });
	if (intent === "remove") {
		const removed = await removePasskey(actingUser, String(form.get("id") ?? ""));
		return removed === "required" ? answer(409, "required") : done("removed");
	}
	const read = readForm(passkeyForm, form);
	if (intent !== "add" || (!read.ok && !read.errors.name)) throw data(null, { status: 400 });
	if (!read.ok) return answer(400, "nameMissing");
	const added = await addPasskey(actingUser, read.value.name, read.value.credential);
	return added ? done("added") : answer(400, "notAdded");
}

export default function Passkeys({ loaderData: { keys, origin, setUpDue }, actionData: answer }: Route.ComponentProps) {
	const t = useTexts("passkeys");
	const account = useTexts("account");
	const problem = answer?.problem ?? null;
	return (
		<OfficePage
			title={t("title")}
			back={{ to: setUpDue ? "/admin/konto/zweiter-faktor" : "/admin/konto", words: account("toAccount") }}
			intro={t("intro")}
		>
			<PasskeyList keys={keys} problem={problem === "required" ? problem : null} />
			<PasskeyAdd origin={origin} problem={problem === "required" ? null : problem} />
			{setUpDue && (
				<LocalLink to="/admin/konto/zweiter-faktor" className="mt-6 inline-block underline underline-offset-4">
					{t("orApp")}
				</LocalLink>
			)}
		</OfficePage>
	);
}

/** One's own passkeys, each with a button to remove it. `problem`: why the last removal failed. */
function PasskeyList({ keys, problem }: { keys: PasskeyLine[]; problem: "required" | null }) {
	const t = useTexts("passkeys");
	const language = useLanguage();
	return (
		<section className="mt-8 grid max-w-xl gap-4 rounded-md border border-line bg-surface p-5 sm:p-8">
			<h2 className="text-xl">{t("yours")}</h2>
			{problem && <Failure of={problem} title={t("failedTitle")} text={t(problem)} />}
			{keys.length === 0 && <p className="text-muted">{t("none")}</p>}
			<ul className="grid gap-3 empty:hidden">
				{keys.map((key) => (
					<li
						key={key.id}
						className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-3 last:border-0 last:pb-0"
					>
						<div className="min-w-0">
							<p className="font-semibold [overflow-wrap:anywhere]">{key.name}</p>
							<p className="text-sm text-muted">
								{t(key.last_used_at ? "addedAndUsed" : "addedOnly", {
									added: date(language, key.created_at),
									used: key.last_used_at ? dateAndTime(language, key.last_used_at) : "",
								})}
							</p>
						</div>
						<Form method="post">
							<HiddenFields fields={{ id: key.id }} />
							<Button intent="remove" kind="risky" size="small" aria-label={t("removeOf", { name: key.name })}>
								{t("remove")}
							</Button>
						</Form>
					</li>
				))}
			</ul>
		</section>
	);
}
