import { Link, useNavigate } from "react-router";
import { useTexts } from "../i18n/texts.tsx";
import { AskFirst } from "../ui/ask-first.tsx";
import { Button, buttonLook } from "../ui/button.tsx";

const DASHBOARD = "/admin/dashboard";

/** Leaves a form without saving; `asks` tells whether something would be lost. */
export function Cancel({ asks, onLeave }: { asks: () => boolean; onLeave: () => void }) {
	const t = useTexts("editor");
	const navigate = useNavigate();
	return (
		<AskFirst
			open={(ask) => (
				<Link
					to={DASHBOARD}
					className={buttonLook({ kind: "secondary" })}
					onClick={(event) => {
						if (!asks()) return onLeave();
						event.preventDefault();
						ask();
					}}
				>
					{t("cancel")}
				</Link>
			)}
			title={t("cancelTitle")}
			text={t("cancelText")}
			cancel={t("cancelStay")}
			confirm={
				<Button
					kind="danger"
					onClick={() => {
						onLeave();
						void navigate(DASHBOARD);
					}}
				>
					{t("cancelConfirm")}
				</Button>
			}
		/>
	);
}
