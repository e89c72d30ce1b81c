import { lazy, Suspense, useEffect, useState } from "react";
import { listenForToasts, type ToastMessage } from "./toast.ts";

/** Loaded with the first message, because most visits never see one. */
const ToastView = lazy(() => import("./toast-view.tsx"));

export function Toaster({ regionLabel, closeLabel }: { regionLabel: string; closeLabel: string }) {
	const [shown, setShown] = useState<(ToastMessage & { number: number }) | null>(null);
	useEffect(
		() => listenForToasts((message) => setShown((before) => ({ ...message, number: (before?.number ?? 0) + 1 }))),
		[],
	);
	if (!shown) return null;
	return (
		<Suspense>
			<ToastView key={shown.number} message={shown} regionLabel={regionLabel} closeLabel={closeLabel} />
		</Suspense>
	);
}
