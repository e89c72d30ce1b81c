import { CroppedPicture, useMissing } from "../../media/image.tsx";
import { OptionList } from "../../foundation/ui/option-list.tsx";
import type { Combobox } from "../../foundation/ui/use-combobox.ts";
import { unbroken } from "../offer.ts";
import type { Suggestion } from "./suggestion.ts";

export type SuggestionListProps = { of: Combobox<Suggestion>; labelId: string };

/** The suggestions below a field, over what follows it. */
export function SuggestionList({ of, labelId }: SuggestionListProps) {
	return (
		<OptionList
			of={of}
			name={{ "aria-labelledby": labelId }}
			className="absolute inset-x-0 top-full z-20 mt-1 max-h-[min(26rem,60dvh)] overflow-y-auto rounded-md border border-strong-line bg-surface p-1 shadow-lg"
		>
			{(suggestion) => <SuggestionLine {...suggestion} />}
		</OptionList>
	);
}

function SuggestionLine({ label, lang, note, picture }: Suggestion) {
	const [missing, onMissing] = useMissing();
	return (
		<>
			{picture !== undefined && (
				<span className="h-[2.625rem] w-14 shrink-0 overflow-hidden rounded-sm bg-sunken">
					{picture && !missing && (
						<CroppedPicture picture={picture} sizes="3.5rem" onMissing={onMissing} className="size-full object-cover" />
					)}
				</span>
			)}
			<span lang={lang} className="line-clamp-2 min-w-0 font-semibold">
				{unbroken(label)}
			</span>
			<span className="ml-auto shrink-0 text-sm text-muted">{note}</span>
		</>
	);
}
