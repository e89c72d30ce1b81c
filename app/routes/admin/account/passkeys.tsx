import { data, redirect } from "react-router";
import { ConfirmIdentity } from "../../../accounts/second-factor/confirm-identity.tsx";
import { actingUserIn, sessionIn } from "../../../accounts/guard.server.ts";
import { PasskeyAdd } from "../../../accounts/passkeys/passkey-add.tsx";
import { passkeyForm } from "../../../accounts/passkeys/passkey-form.ts";
import { PasskeyList } from "../../../accounts/passkeys/passkey-list.tsx";
import { passkeySite } from "../../../accounts/passkeys/passkey-site.server.ts";
import { addPasskey, passkeysOf, removePasskey } from "../../../accounts/passkeys/passkeys.server.ts";
import { identityQuestion, confirmIdentity } from "../../../accounts/second-factor/step-up.server.ts";
import type { IdentityQuestion } from "../../../accounts/second-factor/step-up.ts";
import { useTexts } from "../../../i18n/texts.tsx";
import { flashCookie } from "../../../site/flash.server.ts";
import { PageMeta } from "../../../site/page-meta.tsx";
import { BackLink } from "../../../ui/back-link.tsx";
import { sentForm } from "../../../request/sent-form.server.ts";
import { readForm } from "../../../ui/form/form-reader.ts";
import { LocalLink } from "../../../i18n/link.tsx";
import type { Route } from "./+types/passkeys";

export async function loader({ context }: Route.LoaderArgs) {
	const session = sessionIn(context);
	const [keys, question] = await Promise.all([passkeysOf(session.staff.id), identityQuestion(session)]);
	return { keys, question, origin: passkeySite()?.origin ?? null, setUpDue: session.setUpDue };
}

export async function action({ request, context }: Route.ActionArgs) {
	const actingUser = actingUserIn(context);
	const confirmed = await confirmIdentity(context, await sentForm(request));
	const answer = (
		init: number | ResponseInit,
		question: IdentityQuestion | null,
		problem: "nameMissing" | "notAdded" | "required" | null,
	) => data({ question, problem }, init);
	if (!confirmed.ok) return answer(confirmed.init, confirmed.question, null);
	const intent = confirmed.form.get("intent");
	const done = (text: string) =>
		redirect("/admin/konto/passkeys", {
			headers: { "Set-Cookie": flashCookie({ kind: "good", namespace: "passkeys", title: "savedTitle", text }) },
		});
	if (intent === "sure") return redirect("/admin/konto/passkeys");
	if (intent === "remove") {
		const removed = await removePasskey(actingUser, String(confirmed.form.get("id") ?? ""));
		return removed === "required" ? answer(409, null, "required") : done("removed");
	}
	const read = readForm(passkeyForm, confirmed.form);
	if (intent !== "add" || (!read.ok && !read.errors.name)) throw data(null, { status: 400 });
	if (!read.ok) return answer(400, null, "nameMissing");
	const added = await addPasskey(actingUser, read.value.name, read.value.credential);
	return added ? done("added") : answer(400, null, "notAdded");
}

export const headers: Route.HeadersFunction = ({ parentHeaders, actionHeaders }) =>
	new Headers([...parentHeaders, ...(actionHeaders ?? [])]);

export default function Passkeys({
	loaderData: { keys, question, origin, setUpDue },
	actionData: answer,
}: Route.ComponentProps) {
	const t = useTexts("passkeys");
	const account = useTexts("account");
	const toConfirm = answer?.question ?? question;
	return (
		<div className="page-width pt-10 pb-16">
			<PageMeta title={t("title")} noIndex />
			<BackLink to={setUpDue ? "/admin/konto/zweiter-faktor" : "/admin/konto"}>{account("toAccount")}</BackLink>
			<h1 className="mt-2 text-4xl">{t("title")}</h1>
			<p className="mt-3 max-w-[60ch] text-lg text-muted">{t("intro")}</p>
			{answer?.question && <ConfirmIdentity question={answer.question} />}
			{!answer?.question && <PasskeyList keys={keys} problem={answer?.problem === "required" ? "required" : null} />}
			{!answer?.question && toConfirm && <ConfirmIdentity question={toConfirm} />}
			{!toConfirm && (
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
