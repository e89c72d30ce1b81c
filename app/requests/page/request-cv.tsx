import { mdiDownload } from "@mdi/js";
import { size } from "../../foundation/i18n/bytes.ts";
import { useLanguage, useTexts } from "../../foundation/i18n/texts.tsx";
import { buttonLook } from "../../foundation/ui/button.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import { requestPath } from "../request-kind.ts";

/** The CV of an application, as a download. */
export function RequestCv({ id, bytes }: { id: string; bytes: number }) {
	const t = useTexts("applications");
	const language = useLanguage();
	return (
		<section className="rounded-md border border-line bg-surface p-5">
			<a href={`${requestPath("application", id)}/lebenslauf`} download className={buttonLook({ kind: "secondary" })}>
				<Icon path={mdiDownload} size={20} />
				<span>{t("download", { size: size(language, bytes) })}</span>
			</a>
			<p className="mt-2 max-w-[62ch] text-sm text-muted">{t("cvHint")}</p>
		</section>
	);
}
