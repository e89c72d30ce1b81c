import { LocalLink } from "../foundation/i18n/link.tsx";
import { useTexts } from "../foundation/i18n/texts.tsx";
import { Notice } from "../foundation/ui/notice.tsx";

/** Tells the dashboard how many messages could not be delivered; empty if all were. */
export function FailedMessages({ count }: { count: number }) {
	const t = useTexts("outbox");
	if (count === 0) return null;
	return (
		<div className="mt-6">
			<Notice kind="bad" title={t("failedTitle")}>
				<p>
					<LocalLink to="/admin/postausgang?show=failed" className="underline underline-offset-4">
						{t("failedCount", { count })}
					</LocalLink>
				</p>
			</Notice>
		</div>
	);
}
