import { data } from "react-router";
import * as v from "valibot";
import { actingUserIn, sessionIn } from "../../../accounts/guard.server.ts";
import { PasskeyAdd } from "../../../accounts/passkeys/passkey-add.tsx";
import { PasskeyList } from "../../../accounts/passkeys/passkey-list.tsx";
import { passkeySite } from "../../../accounts/passkeys/passkey-site.server.ts";
import { addPasskey, passkeysOf, removePasskey } from "../../../accounts/passkeys/passkeys.server.ts";
import { confirmedPage } from "../../../accounts/second-factor/step-up.server.ts";
import { useTexts } from "../../../foundation/i18n/texts.tsx";
import { redirectWithFlash } from "../../../site/flash.server.ts";
import { PageMeta } from "../../../site/page-meta.tsx";
import { BackLink } from "../../../foundation/ui/back-link.tsx";
import { sentForm } from "../../../foundation/request/sent-form.server.ts";
import { readForm } from "../../../foundation/ui/form/form-reader.ts";
import { LocalLink } from "../../../foundation/i18n/link.tsx";
import type { Route } from "./+types/passkeys";

export const middleware = [confirmedPage];

/** The name of a new passkey, and the credential that the browser created. */
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
	const done = (text: string) =>
		redirectWithFlash("/admin/konto/passkeys", { kind: "good", namespace: "passkeys", title: "savedTitle", text });
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
		<div className="page-width pt-10 pb-16">
			<PageMeta title={t("title")} noIndex />
			<BackLink to={setUpDue ? "/admin/konto/zweiter-faktor" : "/admin/konto"}>{account("toAccount")}</BackLink>
			<h1 className="mt-2 text-4xl">{t("title")}</h1>
			<p className="mt-3 max-w-[60ch] text-lg text-muted">{t("intro")}</p>
			<PasskeyList keys={keys} problem={problem === "required" ? problem : null} />
			<PasskeyAdd origin={origin} problem={problem === "required" ? null : problem} />
			{setUpDue && (
				<LocalLink to="/admin/konto/zweiter-faktor" className="mt-6 inline-block underline underline-offset-4">
					{t("orApp")}
				</LocalLink>
			)}
		</div>
	);
}
