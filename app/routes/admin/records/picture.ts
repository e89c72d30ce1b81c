import { data } from "react-router";
import { staffIn } from "../../../accounts/guard.server.ts";
import { picturesAt } from "../../../back-office/collections/collections.ts";
import { RefusedFile } from "../../../media/upload/refused-file.server.ts";
import { editablePicture, editPicture } from "../../../media/editor/picture-edits.server.ts";
import { readRecipe } from "../../../media/editor/recipe.ts";
import { consumeUpload } from "../../../media/upload/upload-limit.server.ts";
import { prepareVariants } from "../../../media/storage/variants.server.ts";
import { requestContext } from "../../../foundation/request/request-context.server.ts";
import { sentForm } from "../../../foundation/request/sent-form.server.ts";
import type { Route } from "./+types/picture";

export async function loader({ params, url }: Route.LoaderArgs) {
	const picture = await editablePicture(params.id, picturesAt(url.pathname).bucket);
	if (!picture) throw data(null, { status: 404 });
	return Response.json(picture.recipe);
}

/** Makes a new picture from the original of this one by a `recipe`, and answers as an upload does. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
	const { log } = context.get(requestContext);
	const by = staffIn(context).id;
	const { bucket } = picturesAt(url.pathname);
	const refusal = (reason: string, status: number, headers?: Record<string, string>) =>
		Response.json({ reason }, { status, headers });
	const recipe = readRecipe((await sentForm(request)).get("recipe"));
	if (!recipe) return refusal("picture.failed", 400);
	try {
		const picture = await editablePicture(params.id, bucket);
		if (!picture) return refusal("picture.foreign", 404);
		await consumeUpload({ id: by });
		const edited = await editPicture(picture, recipe, bucket, by);
		void prepareVariants(edited.path);
		return Response.json(edited, { status: 201 });
	} catch (error) {
		if (error instanceof RefusedFile) return refusal(error.reason, error.status, error.headers);
		log.error({ err: error }, "a picture could not be edited");
		return refusal("picture.failed", 503);
	}
}
