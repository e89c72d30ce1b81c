import { Button } from "../../foundation/ui/button.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import type { FileOrder } from "./use-file-order.ts";

type Props = {
	index: number;
	order: Pick<FileOrder<{ id: string }>, "places" | "move">;
	forward: { icon: string; label: string };
	back: { icon: string; label: string };
};

/** Moves a file one place forward or back among those that stay. */
export function PlaceButtons({ index, order: { places, move }, forward, back }: Props) {
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
