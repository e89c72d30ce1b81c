import { mdiTrashCanOutline } from "@mdi/js";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { Button } from "../../foundation/ui/button.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import type { FileOrder } from "./use-file-order.ts";

type Order = Pick<FileOrder<{ id: string }>, "places" | "move" | "remove" | "restore">;
type PlaceProps = {
	index: number;
	order: Order;
	forward: { icon: string; label: string };
	back: { icon: string; label: string };
};

/** Moves a file one place forward or back among those that stay. */
export function PlaceButtons({ index, order: { places, move }, forward, back }: PlaceProps) {
	const place = places.indexOf(index);
	const steps = [
		{ step: "forward", to: places[place - 1], ...forward },
		{ step: "back", to: places[place + 1], ...back },
	];
	return steps.map(({ step, to, icon, label }) => (
		<Button
			key={step}
			kind="secondary"
			size="small"
			data-step={step}
			disabled={to === undefined}
			onClick={() => move(index, to!, "button")}
			aria-label={label}
		>
			<Icon path={icon} size={16} />
		</Button>
	));
}

type FileProps = { fileKey: string; order: Order; label: string };

export function RemoveButton({ fileKey, order, label }: FileProps) {
	return (
		<Button kind="risky" size="small" data-step="remove" onClick={() => order.remove([fileKey])} aria-label={label}>
			<Icon path={mdiTrashCanOutline} size={16} />
		</Button>
	);
}

export function RestoreButton({ fileKey, order, label }: FileProps) {
	const t = useTexts("pictureTools");
	return (
		<Button kind="secondary" size="small" data-step="restore" onClick={() => order.restore(fileKey)} aria-label={label}>
			{t("restore")}
		</Button>
	);
}
