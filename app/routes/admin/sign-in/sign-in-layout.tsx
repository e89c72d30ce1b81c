import { data, Outlet } from "react-router";
import { useSignInNews } from "../../../accounts/signed-out-cover.tsx";
import { adminTexts } from "../../../foundation/i18n/admin-texts.ts";
import { TextsProvider, useLanguage } from "../../../foundation/i18n/texts.tsx";
import { RefusedForms } from "../../../office/refused.tsx";
import { SignInFrame } from "../../../office/frame/sign-in-frame.tsx";
import { ErrorWithoutMenu } from "../../../office/frame/office-error.tsx";
import { takeFlash } from "../../../site/flash.server.ts";
import { FlashToast } from "../../../site/flash-toast.tsx";
import { keepUnsentForms } from "../../../foundation/ui/form/keep-refused-forms.ts";
import type { Route } from "./+types/sign-in-layout";

export const clientMiddleware = [keepUnsentForms];

/** The layout of the sign-in pages: the office's texts, but no guard. */
export function loader({ request, url }: Route.LoaderArgs) {
	const { flash, headers } = takeFlash(request, url);
	return data({ flash }, { headers });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function SignInLayout({ loaderData }: Route.ComponentProps) {
	const language = useLanguage();
	useSignInNews();
	return (
		<TextsProvider language={language} extra={adminTexts[language]}>
			<SignInFrame>
				<FlashToast flash={loaderData.flash} />
				<div className="mb-5 empty:hidden">
					<RefusedForms />
				</div>
				<Outlet />
			</SignInFrame>
		</TextsProvider>
	);
}

export const ErrorBoundary = ErrorWithoutMenu;
