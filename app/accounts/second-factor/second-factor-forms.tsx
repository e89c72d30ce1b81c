import { useEffect, useRef } from "react";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { Button } from "../../foundation/ui/button.tsx";
import { LinkButton } from "../../foundation/i18n/link.tsx";
import { TextField } from "../../foundation/ui/form/field.tsx";
import { AccountForm, accountCard } from "../account-form.tsx";
import type { AccountAnswer } from "../account-forms.ts";

/** The secret for an authenticator app, also as a link and as a QR code. */
export type SetUp = { secret: string; address: string; code: { size: number; path: string } };

export function SecondFactorSetUp({ setUp, answer }: { setUp: SetUp; answer: AccountAnswer | undefined }) {
	const t = useTexts("secondFactor");
	return (
		<AccountForm texts="secondFactor" answer={answer} className={accountCard}>
			<ol className="grid list-decimal gap-6 pl-5">
				<li>
					<p className="mb-3">{t("stepApp")}</p>
					{/* Dark on white in both themes, as cameras expect. */}
					<svg
						viewBox={`0 0 ${setUp.code.size} ${setUp.code.size}`}
						role="img"
						aria-label={t("qrCode")}
						shapeRendering="crispEdges"
						className="size-52 rounded-sm border border-line bg-white"
					>
						<path d={setUp.code.path} fill="#000" />
					</svg>
					<a href={setUp.address} className="mt-3 inline-block underline underline-offset-4">
						{t("openApp")}
					</a>
				</li>
				<li>
					<p className="mb-2">{t("stepText")}</p>
					<p className="font-mono text-lg break-all select-all" translate="no">
						{setUp.secret.replace(/.{4}(?=.)/g, "$& ")}
					</p>
				</li>
				<li>
					<p className="mb-3">{t("stepCode")}</p>
					<div className="max-w-48">
						<TextField
							label={t("code")}
							name="code"
							inputMode="numeric"
							autoComplete="one-time-code"
							maxLength={10}
							required
						/>
					</div>
				</li>
			</ol>
			<Button intent="on" className="justify-self-start">
				{t("turnOn")}
			</Button>
		</AccountForm>
	);
}

/** Shows the recovery codes, just once; takes the focus so that nobody misses them. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
	const t = useTexts("secondFactor");
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<section className="grid max-w-xl gap-5 rounded-md border border-line border-t-4 border-t-amber bg-surface p-5 sm:p-8">
			<h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
				{t("codesTitle")}
			</h2>
			<p>{t("codesText")}</p>
			<ul className="grid grid-cols-1 gap-2 font-mono text-lg min-[26rem]:grid-cols-2" translate="no">
				{codes.map((code) => (
					<li key={code} className="select-all">
						{code}
					</li>
				))}
			</ul>
			<div className="flex flex-wrap gap-3 print:hidden">
				<LinkButton to="/admin/dashboard">{t("done")}</LinkButton>
				<Button kind="secondary" className="needs-script" onClick={() => window.print()}>
					{t("print")}
				</Button>
			</div>
		</section>
	);
}

export function SecondFactorManage({ required, answer }: { required: boolean; answer: AccountAnswer | undefined }) {
	const t = useTexts("secondFactor");
	return (
		<AccountForm texts="account" answer={answer} className={accountCard}>
			<div className="grid gap-2">
				<h2 className="text-xl">{t("renewTitle")}</h2>
				<p className="text-muted">{t("renewText")}</p>
				<Button intent="renew" kind="secondary" size="small" className="justify-self-start">
					{t("renew")}
				</Button>
			</div>
			<div className="grid gap-2 border-t border-line pt-5">
				<h2 className="text-xl">{t("offTitle")}</h2>
				<p className="text-muted">{t(required ? "offRequired" : "offText")}</p>
				<Button intent="off" kind="danger" size="small" className="justify-self-start">
					{t("off")}
				</Button>
			</div>
		</AccountForm>
	);
}
