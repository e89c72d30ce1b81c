import { mdiEmailOutline, mdiFilePdfBox, mdiRobotOutline } from "@mdi/js";
import { size } from "../../i18n/bytes.ts";
import { useLanguage, useTexts } from "../../i18n/texts.tsx";
import { Icon } from "../../ui/icon.tsx";
import { TimelineHead, wordsLook } from "../page/timeline-head.tsx";
import type { ContactRequest } from "../request.ts";
import { partQuote, type ReplyFile, type RequestReply } from "./reply.ts";

type Props = { request: ContactRequest; reply: RequestReply };

/** What the sender of a request wrote by mail, in the timeline. */
export function ReplyEntry({ request, reply }: Props) {
	const t = useTexts("requestReply");
	const { from_name, from_email, subject, text, files, automatic, received_at } = reply;
	const isOther = from_email.toLowerCase() !== request.email.toLowerCase();
	const { written, quoted } = partQuote(text);
	return (
		<div className={`border-l-4 pl-4 ${automatic ? "border-line" : "border-amber"}`}>
			<TimelineHead
				icon={automatic ? mdiRobotOutline : mdiEmailOutline}
				title={t(automatic ? "automatic" : "reply")}
				name={from_name || from_email || t("nobody")}
				at={received_at}
			/>
			{isOther && from_email && (
				<p className="mt-1 text-sm [overflow-wrap:anywhere]">{t("otherAddress", { email: from_email })}</p>
			)}
			{subject && <p className="mt-1 font-semibold [overflow-wrap:anywhere]">{subject}</p>}
			<p className={wordsLook}>{written || t("noText")}</p>
			{quoted && (
				<details className="mt-2">
					<summary className="inline-block cursor-pointer py-1 text-sm text-muted underline underline-offset-4">
						{t("quoted")}
					</summary>
					<p className={`${wordsLook} text-muted`}>{quoted}</p>
				</details>
			)}
			<Files requestId={request.id} files={files} />
		</div>
	);
}

function Files({ requestId, files }: { requestId: string; files: ReplyFile[] }) {
	const pictures = files.filter((file) => file.kind === "picture");
	const others = files.filter((file) => file.kind !== "picture");
	const t = useTexts("requestReply");
	const at = `/admin/kontakt-anfrage/${requestId}`;
	return (
		<>
			{pictures.length > 0 && (
				<ul className="mt-3 flex flex-wrap gap-3">
					{pictures.map(({ id, name }, place) => (
						<li key={id}>
							<a href={`${at}/foto/${id}`} target="_blank" rel="noreferrer" className="block rounded-sm">
								<img
									src={`${at}/foto/${id}?w=240&h=180&fit=cover&format=webp`}
									alt={t("picture", { number: place + 1, count: pictures.length, name })}
									width={160}
									height={120}
									loading="lazy"
									className="rounded-sm bg-sunken"
								/>
							</a>
						</li>
					))}
				</ul>
			)}
			{others.length > 0 && (
				<ul className="mt-2 grid gap-1 text-sm">
					{others.map((file) => (
						<li key={JSON.stringify(file)} className="[overflow-wrap:anywhere]">
							<OtherFile at={at} file={file} />
						</li>
					))}
				</ul>
			)}
		</>
	);
}

function OtherFile({ at, file }: { at: string; file: Exclude<ReplyFile, { kind: "picture" }> }) {
	const t = useTexts("requestReply");
	const language = useLanguage();
	if (file.kind === "cut") return <span className="text-muted">{t("cut")}</span>;
	const name = file.name || t("unnamed");
	const bytes = size(language, file.bytes);
	if (file.kind === "left") return <span className="text-muted">{t("left", { name, size: bytes })}</span>;
	return (
		<a
			href={`${at}/unterlage/${file.id}`}
			download
			className="inline-flex min-h-6 items-center gap-1 underline-offset-4 hover:underline"
		>
			<Icon path={mdiFilePdfBox} size={18} /> {t("document", { name, size: bytes })}
		</a>
	);
}
