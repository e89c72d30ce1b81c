import { LocalLink } from "../i18n/link.tsx";
import { useTexts } from "../i18n/texts.tsx";
import { Notice } from "../ui/notice.tsx";

/** Says on the dashboard that something could not be delivered; nothing when everything was. */
export function FailedMessages({ count }: { count: number }) {
	const t = useTexts("outbox");
	if (count === 0) return null;
	return (
		<div className="mt-6">
			<Notice kind="bad" title={t("failedTitle")}>
				<p>
					<LocalLink to="/admin/postausgang?show=failed" className="underline underline-offset-4">
						{t(count === 1 ? "failedOne" : "failedMany", { count })}
					</LocalLink>
				</p>
			</Notice>
		</div>
	);
}
