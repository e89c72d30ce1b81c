import type { ReactNode } from "react";
import { data, Outlet } from "react-router";
import { guard, staffIn } from "../../accounts/guard.server.ts";
import { may, type Right } from "../../accounts/role.ts";
import { SignedOutCover } from "../../accounts/signed-out-cover.tsx";
import { RecordLabelsContext } from "../../log/use-record-labels.ts";
import { useCollectionLabels } from "../../back-office/collections/use-collection-labels.ts";
import { config } from "../../foundation/config/config.server.ts";
import { countOpenRequests, countTabs } from "../../requests/list/request-tabs.server.ts";
import { FindButton, Finder } from "../../back-office/find/finder.tsx";
import { adminTexts } from "../../foundation/i18n/admin-texts.ts";
import { TextsProvider, useLanguage } from "../../foundation/i18n/texts.tsx";
import { useOfficeMenu } from "../../back-office/use-office-menu.ts";
import { AskFirst } from "../../office/ask-first.tsx";
import { useFocusAfterSending } from "../../office/use-focus-after-sending.ts";
import { RefusedForms } from "../../office/refused.tsx";
import { requestContext } from "../../foundation/request/request-context.server.ts";
import { ErrorWithoutMenu, OfficeError } from "../../office/frame/office-error.tsx";
import { takeFlash } from "../../site/flash.server.ts";
import { FlashToast } from "../../site/flash-toast.tsx";
import { PeopleContext } from "../../office/frame/people.tsx";
import { colleagues } from "../../office/frame/people.server.ts";
import { OfficeFrame } from "../../office/frame/office-frame.tsx";
import { HasTranslator } from "../../content/translation/has-translator.tsx";
import { keepRefusedForms } from "../../foundation/ui/form/keep-refused-forms.ts";
import type { Route } from "./+types/layout";

export const middleware = [guard("office")];

export const clientMiddleware = [keepRefusedForms];

export async function loader({ request, url, context }: Route.LoaderArgs) {
	const staff = staffIn(context);
	const { flash, headers } = takeFlash(request, url);
	// The page that was asked for says what could not be read; the menu only lacks a number.
	const counted = async <T,>(right: Right, count: () => Promise<T>) =>
		may(staff.role, right)
			? count().catch((error: unknown): undefined => {
					context.get(requestContext).log.error({ err: error }, `the open ${right} could not be counted`);
				})
			: undefined;
	const requests = await counted("requests", countOpenRequests);
	const applications = await counted("applications", () => countTabs("application", ["open", "customer"]));
	// The data have nothing of what the role may not see, not even a name.
	const counts = {
		// Those that wait for the customer need nobody; a suspicious one may be a person's.
		...(requests && { openRequests: requests.open - requests.customer + requests.suspicious }),
		...(applications && { openApplications: applications.open - applications.customer }),
	};
	return data(
		{ staff, people: await colleagues(), flash, counts, hasTranslator: config().translation !== null },
		{ headers },
	);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
	useFocusAfterSending();
	return (
		<Office {...loaderData}>
			<FlashToast flash={loaderData.flash} />
			<AskFirst />
			<div className="page-width pt-6 empty:hidden">
				<RefusedForms />
			</div>
			<Outlet />
		</Office>
	);
}

type OfficeProps = Omit<Route.ComponentProps["loaderData"], "flash"> & { children: ReactNode };

function Office(props: OfficeProps) {
	const language = useLanguage();
	return (
		<TextsProvider language={language} extra={adminTexts[language]}>
			<PeopleContext value={props.people}>
				<Framed {...props} />
			</PeopleContext>
		</TextsProvider>
	);
}

/** Below TextsProvider, because menu and words come from its texts. */
function Framed({ staff, counts, hasTranslator, children }: OfficeProps) {
	return (
		<RecordLabelsContext value={useCollectionLabels()}>
			<Finder role={staff.role}>
				<OfficeFrame
					findButton={(look, inside) => <FindButton look={look}>{inside}</FindButton>}
					menu={useOfficeMenu(staff.role, counts)}
					email={staff.email}
				>
					<SignedOutCover key={staff.id} user={staff.id} />
					<HasTranslator value={hasTranslator}>{children}</HasTranslator>
				</OfficeFrame>
			</Finder>
		</RecordLabelsContext>
	);
}

export function ErrorBoundary({ loaderData }: Route.ErrorBoundaryProps) {
	if (!loaderData) return <ErrorWithoutMenu />;
	return (
		<Office {...loaderData}>
			<OfficeError />
		</Office>
	);
}
