import { Button } from "../../foundation/ui/button.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";

type Props = {
	index: number;
	/** The indexes of the files that stay. */
	places: number[];
	onMove: (from: number, to: number, by: "button") => void;
	forward: { icon: string; label: string };
	back: { icon: string; label: string };
};

/** Moves a file one place forward or back among those that stay. */
export function PlaceButtons({ index, places, onMove, forward, back }: Props) {
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
			onClick={() => onMove(index, to!, "button")}
			aria-label={label}
		>
			<Icon path={icon} size={16} />
		</Button>
	));
}
