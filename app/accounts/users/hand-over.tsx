import { useTexts } from "../../foundation/i18n/texts.tsx";
import { Notice } from "../../foundation/ui/notice.tsx";
import { useRef } from "react";
import { buttonLook } from "../../foundation/ui/button.tsx";
import { CopyButton } from "../../foundation/ui/copy-button.tsx";
import { useNameOf } from "../../office/frame/people.tsx";

/** The link of a new user for an administrator to pass on, because no mail server is set up. */
export function HandOver({ email, link }: { email: string; link: string }) {
	const t = useTexts("users");
	const copying = useTexts("preview");
	const box = useRef<HTMLInputElement>(null);
	const title = t("handOverTitle", { name: useNameOf()(email) });
	return (
		<Notice kind="good" title={title} className="mt-6">
			<p className="mb-3">{t("handOverText", { email })}</p>
			<div className="flex flex-wrap gap-2">
				<input
					ref={box}
					readOnly
					value={link}
					aria-label={title}
					onFocus={(event) => event.target.select()}
					className="min-h-9 min-w-0 grow basis-72 rounded-sm border border-strong-line bg-ground px-3 text-sm"
				/>
				<CopyButton
					text={() => link}
					words={{ copy: copying("copy"), copied: copying("copied"), failed: copying("copy") }}
					// Selected, so that it can be copied by hand.
					onFailed={() => box.current?.select()}
					className={buttonLook({ kind: "secondary", size: "small", className: "needs-script" })}
				/>
			</div>
		</Notice>
	);
}
