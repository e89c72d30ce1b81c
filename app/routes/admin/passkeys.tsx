import { data, redirect } from "react-router";
import { AskAgain } from "../../accounts/ask-again.tsx";
import { doerIn, sessionIn } from "../../accounts/guard.server.ts";
import { PasskeyAdd } from "../../accounts/passkey-add.tsx";
import { passkeyForm } from "../../accounts/passkey-form.ts";
import { PasskeyList } from "../../accounts/passkey-list.tsx";
import { passkeySite } from "../../accounts/passkey-site.server.ts";
import { addPasskey, passkeysOf, removePasskey } from "../../accounts/passkeys.server.ts";
import { askFirst, makeSure } from "../../accounts/step-up.server.ts";
import type { Unsure } from "../../accounts/step-up.ts";
import { useTexts } from "../../i18n/texts.tsx";
import { unavailable } from "../../request-context.server.ts";
import { flashCookie } from "../../site/flash.server.ts";
import { PageMeta } from "../../site/page-meta.tsx";
import { BackLink } from "../../ui/back-link.tsx";
import { readForm, sentForm } from "../../ui/form-reader.ts";
import { LocalLink } from "../../i18n/link.tsx";
import type { Route } from "./+types/passkeys";

export async function loader({ context }: Route.LoaderArgs) {
	const session = sessionIn(context);
	const [keys, unsure] = await Promise.all([passkeysOf(session.staff.id), askFirst(session)]).catch(
		unavailable(context, "passkeys could not be read"),
	);
	return { keys, unsure, origin: passkeySite()?.origin ?? null, setUpDue: session.setUpDue };
}

export async function action({ request, context }: Route.ActionArgs) {
	const doer = doerIn(context);
	const failed = unavailable(context, "a passkey could not be changed");
	const sure = await makeSure(context, await sentForm(request));
	const answer = (
		init: number | ResponseInit,
		unsure: Unsure | null,
		problem: "nameMissing" | "notAdded" | "required" | null,
	) => data({ unsure, problem }, init);
	if (!sure.ok) return answer(sure.init, sure.unsure, null);
	const intent = sure.form.get("intent");
	const done = (text: string) =>
		redirect("/admin/konto/passkeys", {
			headers: { "Set-Cookie": flashCookie({ kind: "good", namespace: "passkeys", title: "savedTitle", text }) },
		});
	if (intent === "sure") return redirect("/admin/konto/passkeys");
	if (intent === "remove") {
		const removed = await removePasskey(doer, String(sure.form.get("id") ?? "")).catch(failed);
		return removed === "required" ? answer(409, null, "required") : done("removed");
	}
	const read = readForm(passkeyForm, sure.form);
	if (intent !== "add" || (!read.ok && !read.errors.name)) throw data(null, { status: 400 });
	if (!read.ok) return answer(400, null, "nameMissing");
	const added = await addPasskey(doer, read.value.name, read.value.credential).catch(failed);
	return added ? done("added") : answer(400, null, "notAdded");
}

export const headers: Route.HeadersFunction = ({ parentHeaders, actionHeaders }) =>
	new Headers([...parentHeaders, ...(actionHeaders ?? [])]);

export default function Passkeys({
	loaderData: { keys, unsure, origin, setUpDue },
	actionData: answer,
}: Route.ComponentProps) {
	const t = useTexts("passkeys");
	const account = useTexts("account");
	const asked = answer?.unsure ?? unsure;
	return (
		<div className="page-width pt-10 pb-16">
			<PageMeta title={t("title")} noIndex />
			<BackLink to={setUpDue ? "/admin/konto/zweiter-faktor" : "/admin/konto"}>{account("toAccount")}</BackLink>
			<h1 className="mt-2 text-4xl">{t("title")}</h1>
			<p className="mt-3 max-w-[60ch] text-lg text-muted">{t("intro")}</p>
			{answer?.unsure && <AskAgain unsure={answer.unsure} />}
			{!answer?.unsure && <PasskeyList keys={keys} problem={answer?.problem === "required" ? "required" : null} />}
			{!answer?.unsure && asked && <AskAgain unsure={asked} />}
			{!asked && (
				<PasskeyAdd origin={origin} problem={answer?.problem === "required" ? null : (answer?.problem ?? null)} />
			)}
			{setUpDue && (
				<LocalLink to="/admin/konto/zweiter-faktor" className="mt-6 inline-block underline underline-offset-4">
					{t("orApp")}
				</LocalLink>
			)}
		</div>
	);
}
