import { db, now } from "../../database/client.server.ts";
import { isId, newId } from "../../database/identity.ts";
import { type ListView, rememberedPart, VIEW, viewAddress, withLooks } from "./list-views.ts";
import type { ListDefinition } from "./list-definition.ts";

/** Nobody looks through more tabs. */
const MAX_VIEWS = 30;

type Person = { id: string };
/** `notOwn`: the view is somebody else's, who alone names, shares and deletes it. */
type Refusal = "missing" | "notOwn" | "tooMany";
type Saved = { ok: true; id: string } | { ok: false; reason: Refusal };

/**
 * The views of a list for a person. `lastAddress` is that of the last visit where the address says nothing, and the
 * address with the looks of then where it says nothing of them; null where it needs neither.
 */
export async function keptList(
	{ pathname, search, searchParams }: URL,
	definition: ListDefinition,
	person: Person,
): Promise<{ views: ListView[]; lastAddress: string | null }> {
	const list = definition.name;
	const [views, last] = await Promise.all([viewsOf(list, person), lastList(list, person)]);
	if (search === "") return { views, lastAddress: last ? `${pathname}?${asLast(last, views)}` : null };
	// The number of a page counts in lines a page of then, for example on the way back to before they were changed.
	if (searchParams.has(VIEW) || searchParams.has("page")) return { views, lastAddress: null };
	const asked = withLooks(searchParams, looksOf(last ? asLast(last, views) : "", definition));
	return { views, lastAddress: asked === searchParams ? null : `${pathname}?${asked}` };
}

/** Keeps how the address of a page shows its list for the person's next visit. */
export async function keepLooks(search: URLSearchParams, definition: ListDefinition, person: Person): Promise<void> {
	const list = definition.name;
	if (search.has(VIEW)) return rememberList(list, rememberedPart(search, definition), person);
	// A link that only filters changes nothing of how the person has the list, nor which view they find again.
	const [views, last] = await Promise.all([viewsOf(list, person), lastList(list, person)]);
	const lastLooks = looksOf(last ? asLast(last, views) : "", definition);
	const looks = rememberedPart(withLooks(search, lastLooks), definition);
	if (looks !== lastLooks) await rememberList(list, looks, person);
}

/** Columns and lines a page of an address, without its view. */
function looksOf(query: string, definition: ListDefinition): string {
	const search = new URLSearchParams(query);
	search.delete(VIEW);
	return rememberedPart(search, definition);
}

/** The address of the last visit; a view that was deleted meanwhile leaves nothing of itself. */
function asLast(last: string, views: ListView[]): string {
	const id = new URLSearchParams(last).get(VIEW);
	if (id === null) return last;
	const view = views.find((one) => one.id === id);
	return view ? viewAddress("", view).slice(1) : `${VIEW}=`;
}

/** The views of a list that a person sees: the own ones and the shared ones, by name. */
async function viewsOf(list: string, person: Person): Promise<ListView[]> {
	const rows = await visible(list, person)
		.select(["id", "name", "query", "shared", "user_id"])
		.orderBy("created_at")
		.orderBy("id")
		.execute();
	return rows.map(({ user_id, ...view }) => ({ ...view, isOwn: user_id === person.id }));
}

function visible(list: string, person: Person) {
	return db()
		.selectFrom("list_views")
		.where("list", "=", list)
		.where((e) => e.or([e("user_id", "=", person.id), e("shared", "=", true)]));
}

type View = { name: string; query: string; shared: boolean };

export async function addView(list: string, view: View, person: Person): Promise<Saved> {
	const own = await db().selectFrom("list_views").select("id").where("user_id", "=", person.id).execute();
	if (own.length >= MAX_VIEWS) return { ok: false, reason: "tooMany" };
	const id = newId();
	await db()
		.insertInto("list_views")
		.values({ id, list, user_id: person.id, ...view, updated_at: now() })
		.execute();
	return { ok: true, id };
}

/** Changes a view. Who sees it may change what it shows; its name and who else sees it is its owner's to say. */
export async function changeView(list: string, id: string, change: Partial<View>, person: Person): Promise<Saved> {
	const found = await find(list, id, person);
	if (!found) return { ok: false, reason: "missing" };
	const onlyOwner = change.name !== undefined || change.shared !== undefined;
	if (onlyOwner && found.user_id !== person.id) return { ok: false, reason: "notOwn" };
	await db()
		.updateTable("list_views")
		.set({ ...change, updated_at: now() })
		.where("id", "=", id)
		.execute();
	return { ok: true, id };
}

/** Deletes a view of one's own; nobody loses more than a name for an address. */
export async function deleteView(list: string, id: string, person: Person): Promise<Saved> {
	const found = await find(list, id, person);
	if (!found) return { ok: false, reason: "missing" };
	if (found.user_id !== person.id) return { ok: false, reason: "notOwn" };
	await db().deleteFrom("list_views").where("id", "=", id).execute();
	return { ok: true, id };
}

async function find(list: string, id: string, person: Person) {
	if (!isId(id)) return undefined;
	return visible(list, person).select(["id", "user_id"]).where("id", "=", id).executeTakeFirst();
}

/** How a person last had a list; null at the first visit. */
export async function lastList(list: string, person: Person): Promise<string | null> {
	const row = await db()
		.selectFrom("last_lists")
		.select("query")
		.where("user_id", "=", person.id)
		.where("list", "=", list)
		.executeTakeFirst();
	return row ? row.query : null;
}

export async function rememberList(list: string, query: string, person: Person): Promise<void> {
	const updated_at = now();
	await db()
		.insertInto("last_lists")
		.values({ id: newId(), user_id: person.id, list, query, updated_at })
		.onConflict((c) => c.columns(["user_id", "list"]).doUpdateSet({ query, updated_at }))
		.execute();
}

/** All lists look as they do for everybody at first; saved views stay. */
export async function forgetLists(person: Person): Promise<void> {
	await db().deleteFrom("last_lists").where("user_id", "=", person.id).execute();
}
