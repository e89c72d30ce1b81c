import { useTexts } from "../i18n/texts.tsx";
import { QrCode } from "../ui/qr-code.tsx";

/** The footer of a printed data sheet: the dealer, and the page's address as a QR code. */
export function SheetFoot({
	lines,
	address,
	code,
}: {
	lines: readonly string[];
	address: string;
	code: { size: number; path: string };
}) {
	const t = useTexts("angebot");
	return (
		<div className="mt-6 hidden break-inside-avoid items-end justify-between gap-6 border-t-2 border-black pt-3 text-sm print:flex">
			<div>
				{lines.map((line) => (
					<p key={line}>{line}</p>
				))}
				<p className="mt-2">{address}</p>
			</div>
			<QrCode code={code} label={t("qrCode")} className="size-24 shrink-0" />
		</div>
	);
}
