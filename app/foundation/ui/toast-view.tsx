import { mdiClose } from "@mdi/js";
import * as Toast from "@radix-ui/react-toast";
import { type FocusEvent, useRef } from "react";
import { useSubmit } from "react-router";
import type { ToastMessage } from "./toast.ts";
import { Icon } from "./icon.tsx";

export type ViewProps = { message: ToastMessage; regionLabel: string; closeLabel: string };

const SHOWN_MILLISECONDS = 8000;
/** Time to read it and decide. */
const WITH_ACTION_MILLISECONDS = 15_000;
const SWIPE_PIXELS = 50;

/** Shows one message at a time. Swiping right dismisses it, F8 moves the focus to it. */
export default function ToastView({ message, regionLabel, closeLabel }: ViewProps) {
	const { action } = message;
	const submit = useSubmit();
	const before = useRef<HTMLElement>(null);
	const remember = ({ relatedTarget }: FocusEvent) => {
		if (relatedTarget instanceof HTMLElement && !relatedTarget.closest(".toasts")) before.current = relatedTarget;
	};
	// The focus would stay in the empty region, or be lost with it.
	const giveBack = () => {
		if (!document.activeElement?.closest(".toasts")) return;
		const back = before.current?.isConnected
			? before.current
			: document.querySelector<HTMLElement>("main h1[tabindex]");
		back?.focus({ preventScroll: true });
	};
	return (
		<Toast.Provider
			duration={action ? WITH_ACTION_MILLISECONDS : SHOWN_MILLISECONDS}
			swipeDirection="right"
			swipeThreshold={SWIPE_PIXELS}
			label={regionLabel.replace("({hotkey})", "").trim()}
		>
			<Toast.Root
				type={message.kind === "bad" ? "foreground" : "background"}
				onFocus={remember}
				onOpenChange={giveBack}
				data-toast={message.kind}
				className={`toast ${message.kind === "bad" ? "border-bad" : "border-amber"}`}
			>
				<div>
					<Toast.Title className="font-bold">{message.title}</Toast.Title>
					{message.text && <Toast.Description className="mt-1 text-sm">{message.text}</Toast.Description>}
					{action && (
						<Toast.Action
							altText={action.label}
							// A navigation would make an open form with unsaved words ask whether to leave it.
							onClick={() =>
								void submit(new URLSearchParams(action.fields), {
									method: "post",
									action: action.address,
									navigate: false,
								})
							}
							className="mt-3 min-h-9 rounded-sm border border-white/40 px-3 py-1 text-sm font-bold hover:border-white"
						>
							{action.label}
						</Toast.Action>
					)}
				</div>
				<Toast.Close aria-label={closeLabel} className="grid size-8 place-items-center rounded-sm hover:bg-white/10">
					<Icon path={mdiClose} size={18} />
				</Toast.Close>
			</Toast.Root>
			<Toast.Viewport hotkey={["F8"]} label={regionLabel} onFocus={remember} className="toasts" />
		</Toast.Provider>
	);
}
