import { data, Outlet, useRouteError } from "react-router";
import { guard, staffIn } from "../../accounts/guard.server.ts";
import { useCollectionWords } from "../../collection-words.ts";
import { adminTexts } from "../../i18n/admin-texts.ts";
import { TextsProvider, useLanguage } from "../../i18n/texts.tsx";
import { ErrorContent } from "../../site/error-page.tsx";
import { takeFlash } from "../../site/flash.server.ts";
import { FlashToast } from "../../site/flash-toast.tsx";
import { SiteFrame } from "../../site/site-frame.tsx";
import { RecordWordsContext } from "../../audit-log/use-record-words.ts";
import { useSearchKey } from "../../ui/use-search-key.ts";
import type { Route } from "./+types/layout";

export const middleware = [guard("office")];

export function loader({ request, url, context }: Route.LoaderArgs) {
	const { flash, headers } = takeFlash(request, url);
	return data({ staff: staffIn(context), flash }, { headers });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
	const language = useLanguage();
	useSearchKey();
	return (
		<TextsProvider language={language} extra={adminTexts[language]}>
			<SiteFrame staff>
				<FlashToast flash={loaderData.flash} />
				<Page />
			</SiteFrame>
		</TextsProvider>
	);
}

/** Below TextsProvider, because the words of the collections come from its texts. */
function Page() {
	return (
		<RecordWordsContext value={useCollectionWords()}>
			<Outlet />
		</RecordWordsContext>
	);
}

export function ErrorBoundary({ loaderData }: Route.ErrorBoundaryProps) {
	const language = useLanguage();
	return (
		<TextsProvider language={language} extra={adminTexts[language]}>
			<SiteFrame staff={Boolean(loaderData)} bare={!loaderData}>
				<ErrorContent error={useRouteError()} office={Boolean(loaderData)} />
			</SiteFrame>
		</TextsProvider>
	);
}
