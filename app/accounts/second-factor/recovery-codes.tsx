import { useEffect, useRef } from "react";
import { LocalLink } from "../../i18n/link.tsx";
import { useTexts } from "../../i18n/texts.tsx";
import { Button, buttonLook } from "../../ui/button.tsx";

/** Shows the recovery codes, once only; takes the focus so that nobody misses them. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
	const t = useTexts("secondFactor");
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<section className="grid max-w-xl gap-5 rounded-md border border-line border-t-4 border-t-amber bg-surface p-5 sm:p-8">
			<h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
				{t("codesTitle")}
			</h2>
			<p>{t("codesText")}</p>
			<ul className="grid grid-cols-1 gap-2 font-mono text-lg min-[26rem]:grid-cols-2" translate="no">
				{codes.map((code) => (
					<li key={code} className="select-all">
						{code}
					</li>
				))}
			</ul>
			<div className="flex flex-wrap gap-3 print:hidden">
				<LocalLink to="/admin/dashboard" className={buttonLook()}>
					{t("done")}
				</LocalLink>
				<Button kind="secondary" className="needs-script" onClick={() => window.print()}>
					{t("print")}
				</Button>
			</div>
		</section>
	);
}
