import { mondayOf, plusDays } from "../../foundation/i18n/day.ts";
import { today } from "../../foundation/i18n/format.ts";
import { useTextsByKey } from "../../foundation/i18n/texts.tsx";
import { setFieldValue } from "../../foundation/ui/form/set-field-value.ts";
import type { PLAN_FIELD } from "./form-state.ts";
import type { StepField } from "./steps.ts";

const later = {
	days: () => plusDays(today(), 3),
	week: () => plusDays(today(), 7),
	weeks: () => plusDays(today(), 14),
};

const usualTimes = {
	publish_at: {
		tomorrow: () => `${plusDays(today(), 1)}T08:00`,
		monday: () => `${plusDays(mondayOf(today()), 7)}T08:00`,
	},
	reserved_until: later,
	/** On which a request comes up again. */
	day: later,
	sold_at: { today: () => today(), yesterday: () => plusDays(today(), -1) },
};

type Props = {
	field: StepField | typeof PLAN_FIELD | "day";
	/** Sends the form with this intent, too, which asks for nothing else. */
	intent?: string;
};

/** Buttons that fill a field of their form with one of its usual times, if it has any. */
export function QuickTimes({ field, intent }: Props) {
	const t = useTextsByKey("recordStates");
	if (!(field in usualTimes)) return null;
	const times = Object.entries(usualTimes[field as keyof typeof usualTimes]);
	// On a Sunday, tomorrow is Monday.
	const offered = times.filter(([, time], place) => times.findIndex(([, other]) => other() === time()) === place);
	return (
		<span className="needs-script flex flex-wrap gap-x-3">
			{offered.map(([when, time]) => (
				<button
					key={when}
					type={intent ? "submit" : "button"}
					name="intent"
					value={intent}
					onClick={({ currentTarget: { form } }) => setFieldValue(form!, field, time())}
					className="min-h-9 text-sm text-link underline"
				>
					{t(`quick.${when}`)}
				</button>
			))}
		</span>
	);
}
