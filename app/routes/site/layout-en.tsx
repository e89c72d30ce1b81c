import "../../foundation/i18n/load-en.ts";
import { VisitorsLayout } from "../../requests/contact/visitors-layout.tsx";
import { SiteErrorBoundary } from "../../site/site-layout.tsx";

export default VisitorsLayout;
export const ErrorBoundary = SiteErrorBoundary;
export { publicFrame as loader } from "../../back-office/public-frame.server.ts";
export { notAfterSending as shouldRevalidate } from "../../site/site-layout.tsx";
