import { LocalLink } from "../i18n/link.tsx";
import { buttonLook } from "../ui/button.tsx";

/** An amber box with one button. */
export function CallToAction({ title, text, button, to }: { title: string; text: string; button: string; to: string }) {
	return (
		<section className="page-width mt-16">
			<div className="rounded-md bg-amber p-8 text-on-amber sm:p-12">
				<h2 className="text-3xl sm:text-4xl">{title}</h2>
				<p className="mt-3 max-w-[55ch] text-lg">{text}</p>
				<LocalLink to={to} className={buttonLook({ kind: "dark", className: "mt-6" })}>
					{button}
				</LocalLink>
			</div>
		</section>
	);
}
