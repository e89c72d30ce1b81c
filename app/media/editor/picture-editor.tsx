import { mdiRestore } from "@mdi/js";
import { useId, useState, useEffect, useRef } from "react";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { Button } from "../../foundation/ui/button.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import { useModal } from "../../foundation/ui/use-modal.ts";
import { EditorControls } from "./editor-controls.tsx";
import { EditorStage, type Tool } from "./editor-stage.tsx";
import { plainRecipe, type Recipe, type Size } from "./recipe.ts";
import type { UploadedPicture } from "../upload/use-uploads.ts";
import { leadsToSignIn } from "../../foundation/ui/signed-out.ts";

export type PictureEditorProps = {
	address: string;
	onEdited: (picture: UploadedPicture) => void;
	onClose: () => void;
};

/** Turns, crops and blurs a picture, and sets its focus. The original stays. */
export default function PictureEditor({ address, onEdited, onClose }: PictureEditorProps) {
	const t = useTexts("pictureEditor");
	const title = useId();
	const dialog = useModal();
	const [tool, setTool] = useState<Tool>("crop");
	/** The size of the original as shown; null until it has been loaded. */
	const [original, setOriginal] = useState<Size | null>(null);
	const { recipe, setRecipe, isChanged, failure, sending, reset, fail, send } = useEdit(address, (picture) => {
		onEdited(picture);
		dialog.current?.close();
	});
	/** The blurred box that can be dragged is the newest one, until another one is chosen. */
	const blurs = recipe?.blurs.length ?? 0;
	const [chosen, setChosen] = useState({ index: blurs - 1, of: blurs });
	const activeBlur = chosen.of === blurs ? chosen.index : blurs - 1;
	const size = original ?? { width: 4, height: 3 };
	const isOnSide = original !== null && recipe !== null && recipe.turn % 180 !== 0;
	const isLoading = !failure && !(original && recipe);
	const isPlain = JSON.stringify(recipe) === JSON.stringify(plainRecipe);
	return (
		<dialog
			ref={dialog}
			aria-labelledby={title}
			onCancel={(event) => isChanged && event.preventDefault()}
			onClose={onClose}
			className="m-auto max-h-[96dvh] w-[min(72rem,calc(100vw-1rem))] max-w-none overflow-y-auto rounded-md border border-line bg-surface p-4 text-ink sm:p-6"
		>
			<h2 id={title} className="text-xl">
				{t("title")}
			</h2>
			<p className="mt-1 text-sm text-muted">{t("intro")}</p>
			<div className="mt-4 grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
				<EditorStage
					source={`${address}/original`}
					size={isOnSide ? { width: size.height, height: size.width } : size}
					tool={tool}
					recipe={recipe ?? plainRecipe}
					activeBlur={activeBlur}
					onActiveBlur={(index) => setChosen({ index, of: blurs })}
					onChange={setRecipe}
					onLoad={setOriginal}
					onError={fail}
				/>
				{recipe && (
					<fieldset disabled={sending} className="grid content-start gap-5">
						<EditorControls recipe={recipe} tool={tool} onTool={setTool} activeBlur={activeBlur} onChange={setRecipe} />
					</fieldset>
				)}
			</div>
			<div className="sticky -bottom-4 mt-2 -mb-4 flex flex-wrap items-center justify-end gap-x-3 gap-y-2 bg-surface py-4 sm:-bottom-6 sm:-mb-6">
				<p role="status" className="text-sm text-muted">
					{(sending || isLoading) && t(sending ? "sending" : "loading")}
				</p>
				{failure && (
					<p role="alert" className="text-sm font-semibold text-bad">
						{t(failure)}
					</p>
				)}
				<Button kind="secondary" className="sm:mr-auto" disabled={!recipe || isPlain || sending} onClick={reset}>
					<Icon path={mdiRestore} size={18} /> {t("toOriginal")}
				</Button>
				<Button kind="secondary" onClick={() => dialog.current?.close()}>
					{t("cancel")}
				</Button>
				<Button disabled={!recipe || !original || sending} onClick={() => void send()}>
					{t(sending ? "sendingShort" : "apply")}
				</Button>
			</div>
		</dialog>
	);
}

/** Why a picture can't be edited: a text key of the namespace pictureEditor. */
type EditFailure = "picture.failed" | (typeof answered)[number];
const answered = ["picture.signedOut", "picture.foreign", "picture.tooMany", "picture.tooLarge"] as const;

/** The recipe of the picture at `address` while it is edited, and how to make the picture by it. */
function useEdit(address: string, onEdited: (picture: UploadedPicture) => void) {
	const [opened, setOpened] = useState<Recipe | null>(null);
	const [changed, setRecipe] = useState<Recipe | null>(null);
	const recipe = changed ?? opened;
	const [failure, setFailure] = useState<EditFailure | null>(null);
	const [sending, setSending] = useState(false);
	const sent = useRef<AbortController | null>(null);
	// Closing the editor discards the edit. If the server makes the picture all the same, it is swept as unused.
	useEffect(() => () => sent.current?.abort(), []);
	useEffect(() => {
		void ask<Recipe>(address).then((answer) => (answer.ok ? setOpened(answer.value) : setFailure(answer.failure)));
	}, [address]);
	return {
		/** Null until it has arrived. */
		recipe,
		setRecipe,
		isChanged: changed !== null,
		failure,
		sending,
		reset: () => setRecipe(plainRecipe),
		/** Says that the original could not be shown. */
		fail: () => setFailure("picture.failed"),
		async send() {
			setSending(true);
			setFailure(null);
			const body = new URLSearchParams({ recipe: JSON.stringify(recipe) });
			const { signal } = (sent.current = new AbortController());
			const answer = await ask<UploadedPicture>(address, { method: "POST", body, signal });
			if (signal.aborted) return;
			setSending(false);
			if (answer.ok) onEdited(answer.value);
			else setFailure(answer.failure);
		},
	};
}

type Answered<Value> = { ok: true; value: Value } | { ok: false; failure: EditFailure };

async function ask<Value>(address: string, init?: RequestInit): Promise<Answered<Value>> {
	const response = await fetch(address, init).catch(() => null);
	if (response && leadsToSignIn(response.url)) return { ok: false, failure: "picture.signedOut" };
	const answer: unknown = await response?.json().catch(() => null);
	if (response?.ok && answer) return { ok: true, value: answer as Value };
	const reason = (answer as { reason?: string } | null)?.reason ?? (response?.status === 404 ? "picture.foreign" : "");
	return { ok: false, failure: answered.find((one) => one === reason) ?? "picture.failed" };
}
