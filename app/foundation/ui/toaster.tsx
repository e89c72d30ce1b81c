import { type ComponentType, useEffect, useState } from "react";
import type { ViewProps } from "./toast-view.tsx";
import { listenForToasts, type ToastMessage } from "./toast.ts";

/** Loaded with the first message, because most visits never see one; the office loads it before its network is lost. */
export const loadToastView = () => import("./toast-view.tsx");

export function Toaster({ regionLabel, closeLabel }: Omit<ViewProps, "message">) {
	const [shown, setShown] = useState<{ View: ComponentType<ViewProps>; message: ToastMessage; number: number }>();
	useEffect(
		() =>
			listenForToasts((message) =>
				loadToastView().then(
					({ default: View }) => setShown((before) => ({ View, message, number: (before?.number ?? 0) + 1 })),
					// If the view can't be loaded, the page does without; it says what matters, too.
					() => {},
				),
			),
		[],
	);
	if (!shown) return null;
	return <shown.View key={shown.number} message={shown.message} regionLabel={regionLabel} closeLabel={closeLabel} />;
}
