import { expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { dataAddress, signedInAs, useBuiltSite, visitor } from "../app.ts";
import { fileOf, makeJob, makeNews, offerWords, pictureBytes } from "../make.ts";
import { routeAddresses } from "../route-addresses.ts";
import { expectWords } from "../words.ts";

useBuiltSite();

test("no visitor learns who made a record or uploaded a picture: no user's id or address is on any page, in any data, feed or picture's address", async () => {
	const staff = await signedInAs("angebots_admin");
	const form = { ...offerWords, images: fileOf(await pictureBytes()) };
	expect((await staff.visit("/admin/angebot-hinzufuegen", { form })).status).toBe(302);
	const offer = await db().selectFrom("Angebote").select(["id", "user_id"]).executeTakeFirstOrThrow();
	const picture = await db().selectFrom("pictures").select(["path", "user_id"]).executeTakeFirstOrThrow();
	expect([offer.user_id, picture.user_id]).toEqual([staff.user.id, staff.user.id]);
	const admin = await signedInAs("admin");
	const news = await makeNews({}, { by: admin.user });
	const job = await makeJob({}, { by: admin.user });

	const pages = routeAddresses().filter((pattern) => !pattern.startsWith("/admin") && !pattern.startsWith("/media"));
	const paths = pages.flatMap((pattern) =>
		pattern.includes("news/")
			? [pattern.replace(":id", news)]
			: pattern.includes("karriere")
				? [pattern.replace(":id", job)]
				: [pattern.replace(":id", offer.id)],
	);
	paths.push(`/kontakt?offer=${offer.id}`, `/angebot/kaufen?q=bagger`);
	let seen = "";
	for (const path of paths) {
		for (const address of /\.(xml|txt|atom)$/.test(path) ? [path] : [path, dataAddress(path)]) {
			const response = await visitor().visit(address);
			const text = `${JSON.stringify([...response.headers])}${await response.text()}`;
			for (const secret of [staff.user.id, admin.user.id, staff.user.email, admin.user.email, "user_id", "userId"])
				expect(text.includes(secret), `${secret} on ${address}`).toBe(false);
			seen += text;
		}
	}
	// The records themselves were there to be seen.
	expectWords(seen, offer.id, news, job, picture.path);
});
