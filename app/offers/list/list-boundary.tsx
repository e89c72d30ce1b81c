import { Component, type ReactNode } from "react";
import { useTexts } from "../../i18n/texts.tsx";
import { buttonLook } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

type Props = { /** The list's address: another one is another try. */ at: string; children: ReactNode };

/** Limits a rendering failure, say after a browser extension has changed the page, to the list. */
export class ListBoundary extends Component<Props> {
	override state = { isBroken: false };
	static getDerivedStateFromError = () => ({ isBroken: true });
	override componentDidUpdate({ at }: Props) {
		// oxlint-disable-next-line react/no-did-update-set-state -- once, after a failure
		if (this.state.isBroken && at !== this.props.at) this.setState({ isBroken: false });
	}
	override render() {
		return this.state.isBroken ? <Broken /> : this.props.children;
	}
}

function Broken() {
	const t = useTexts("angebot");
	return (
		<Notice kind="bad" title={t("brokenTitle")}>
			<p>{t("brokenText")}</p>
			<a href="" className={buttonLook({ kind: "secondary", className: "mt-4" })}>
				{t("brokenRetry")}
			</a>
		</Notice>
	);
}
