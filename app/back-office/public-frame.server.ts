import { staffOrNull } from "../accounts/session.server.ts";
import { publicLoader } from "../foundation/request/public-loader.server.ts";
import { openingHours } from "../requests/hours/office-clock.server.ts";

/** What is around every public page: staff see a link to the office there. */
export const publicFrame = publicLoader({}, async ({ request, language, context }) => {
	return { staff: (await staffOrNull(request, context)) !== null, opening: await openingHours(language) };
});
