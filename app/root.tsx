import { lazy, type ReactNode, Suspense } from "react";
import {
	data,
	isRouteErrorResponse,
	Links,
	Outlet,
	redirectDocument,
	Scripts,
	ScrollRestoration,
	useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/root";
import { config } from "./foundation/config/config.server.ts";
import archivo from "./fonts/archivo.woff2?url";
import publicSans from "./fonts/public-sans.woff2?url";
import {
	defaultLanguage,
	isAdminPath,
	isTranslation,
	languageOfPath,
	pathIn,
	savedLanguage,
} from "./foundation/i18n/language.ts";
import { waitForLine } from "./foundation/ui/dead-line.ts";
import { TextsProvider } from "./foundation/i18n/texts.tsx";
import { publicLoader } from "./foundation/request/public-loader.server.ts";
import { FirstScript } from "./site/first-script.tsx";
import { SiteErrorBoundary } from "./site/site-layout.tsx";
import styles from "./styles.css?url";
import type { RefusedForm } from "./accounts/guard.server.ts";

/** Redirects a visitor who chose another language earlier from German addresses to that language's. */
const toSavedLanguage: Route.MiddlewareFunction = async ({ request, url }, next) => {
	const isDefault = !isAdminPath(url.pathname) && languageOfPath(url.pathname) === defaultLanguage;
	const page =
		request.method === "GET" && !/^\/(media|assets|sitemap\.xml|robots\.txt|news\.atom)(\/|$)/.test(url.pathname);
	const chosen = savedLanguage(request.headers.get("Cookie"));
	if (isDefault && page && isTranslation(chosen)) {
		throw redirectDocument(pathIn(chosen, url.pathname) + url.search, { headers: { Vary: "Cookie" } });
	}
	return next();
};

export const middleware = [toSavedLanguage];
export const clientMiddleware = [waitForLine];

export const loader = publicLoader({}, ({ language }) => data({ language, publicUrl: config().publicUrl }));

/** Language and address don't change until the document itself is loaded again. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
	const known = useRouteLoaderData<typeof loader>("root");
	const language = known?.language ?? defaultLanguage;
	return (
		<html lang={language} id="top" suppressHydrationWarning>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="theme-color" content="#15181c" />
				<FirstScript />
				<link rel="preload" as="font" type="font/woff2" href={publicSans} crossOrigin="anonymous" />
				<link rel="preload" as="font" type="font/woff2" href={archivo} crossOrigin="anonymous" />
				<link rel="stylesheet" href={styles} precedence="page" />
				<link rel="icon" href="/icon.svg" type="image/svg+xml" />
				<link rel="apple-touch-icon" href="/icon-180.png" />
				<link rel="manifest" href="/site.webmanifest" />
				<link rel="alternate" type="application/atom+xml" href={pathIn(language, "/news.atom")} />
				<Links />
			</head>
			<body>
				<TextsProvider language={language}>{children}</TextsProvider>
				<ScrollRestoration />
				<Scripts />
			</body>
		</html>
	);
}

export default function App() {
	return <Outlet />;
}

/** Loaded only where it is shown, since no visitor needs it. */
const RefusedPage = lazy(() => import("./back-office/refused-page.tsx"));

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const refused = isRouteErrorResponse(error) && (error.data as RefusedForm | null)?.refusal ? error.data : null;
	if (!refused) return <SiteErrorBoundary />;
	return (
		<Suspense>
			<RefusedPage form={refused as RefusedForm} />
		</Suspense>
	);
}
