import { data, Form } from "react-router";
import { addressToConfirm, confirmAddress } from "../../../accounts/confirm.server.ts";
import { sessionOf } from "../../../accounts/session.server.ts";
import { useTexts } from "../../../foundation/i18n/texts.tsx";
import { requestContext } from "../../../foundation/request/request-context.server.ts";
import { sourceOf } from "../../../log/write-audit.server.ts";
import { signInCard, SignInHeading } from "../../../office/frame/sign-in-frame.tsx";
import { redirectWithFlash } from "../../../site/flash.server.ts";
import { Button } from "../../../foundation/ui/button.tsx";
import { LinkButton } from "../../../foundation/i18n/link.tsx";
import type { Route } from "./+types/confirm";

/** Mail scanners open every link, so reading this page does not use up the token; only its button does. */
export async function loader({ url }: Route.LoaderArgs) {
	const email = await addressToConfirm(url.searchParams.get("token"));
	return data({ email }, { status: email === null ? 410 : 200 });
}

export async function action({ request, url, context }: Route.ActionArgs) {
	const from = sourceOf(request, context.get(requestContext).clientAddress);
	const session = (await sessionOf(request))?.id;
	const confirmed = await confirmAddress(url.searchParams.get("token"), from, session);
	if (!confirmed.ok) return data({ reason: confirmed.reason }, { status: confirmed.reason === "taken" ? 409 : 410 });
	return redirectWithFlash("/admin/login", {
		kind: "good",
		namespace: "confirmPage",
		title: "doneTitle",
		text: "doneText",
		values: { email: confirmed.email },
	});
}

export default function Confirm({ loaderData: { email }, actionData: refused }: Route.ComponentProps) {
	const t = useTexts("confirmPage");
	const words = useTexts("signIn");
	const taken = refused?.reason === "taken";
	if (email === null || refused)
		return (
			<div className={signInCard}>
				<SignInHeading title={t(taken ? "takenTitle" : "overTitle")} intro={t(taken ? "takenText" : "overText")} />
				<LinkButton to="/admin/login">{words("toSignIn")}</LinkButton>
			</div>
		);
	return (
		<Form method="post" className={signInCard}>
			<SignInHeading title={t("title")} intro={t("text", { email })} />
			<Button>{t("button")}</Button>
		</Form>
	);
}
