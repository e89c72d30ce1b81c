import { adminTexts } from "../foundation/i18n/admin-texts.ts";
import { TextsProvider, useTexts } from "../foundation/i18n/texts.tsx";
import { Refused } from "../office/refused.tsx";
import { company } from "../site/company.ts";
import { PageFrame } from "../site/page-frame.tsx";
import type { RefusedForm } from "../accounts/guard.server.ts";

/** The page of a refused form in browsers without scripts. */
export default function RefusedPage({ form: { refusal, language } }: { form: RefusedForm }) {
	return (
		<TextsProvider language={language} extra={adminTexts[language]}>
			<div lang={language}>
				<PageFrame>
					<Content refusal={refusal} />
				</PageFrame>
			</div>
		</TextsProvider>
	);
}

function Content({ refusal }: Pick<RefusedForm, "refusal">) {
	const t = useTexts("refusals");
	return (
		<div className="page-width grid max-w-[60rem] gap-6 py-12">
			<title>{`${t("pageTitle")} | ${company.name}`}</title>
			<meta name="robots" content="noindex" />
			<h1 className="text-3xl sm:text-4xl">{t("pageTitle")}</h1>
			<Refused refusal={refusal} />
			<p>{t("pageBack")}</p>
		</div>
	);
}
