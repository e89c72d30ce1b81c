import { mdiImageEditOutline } from "@mdi/js";
import { type ComponentType, useState } from "react";
import { createPortal } from "react-dom";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { Button } from "../../foundation/ui/button.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import { showToast } from "../../foundation/ui/toast.ts";
import type { PictureEditorProps } from "./picture-editor.tsx";
import type { UploadedPicture } from "../upload/use-uploads.ts";

type Props = {
	address: string;
	picture: UploadedPicture;
	/** Names the picture for screen readers. */
	label: string;
	onEdited: (picture: UploadedPicture) => void;
};

/** Opens a picture's editor, whose code is loaded only then. */
export function EditButton({ address, picture, label, onEdited }: Props) {
	const t = useTexts("pictureEditor");
	const [shown, setShown] = useState<{ Editor: ComponentType<PictureEditorProps>; at: string } | null>(null);
	const open = () =>
		import("./picture-editor.tsx").then(
			({ default: Editor }) => setShown({ Editor, at: `${address}/${picture.id}` }),
			() => showToast({ kind: "bad", title: t("notLoaded"), text: t("tryAgain") }),
		);
	return (
		<>
			<Button kind="secondary" size="small" data-step="edit" aria-haspopup="dialog" aria-label={label} onClick={open}>
				<Icon path={mdiImageEditOutline} size={16} /> {t("edit")}
			</Button>
			{/* Outside the form, so that the Enter key in the editor does not save the record. */}
			{shown &&
				createPortal(
					<shown.Editor address={shown.at} onEdited={onEdited} onClose={() => setShown(null)} />,
					document.body,
				)}
		</>
	);
}
