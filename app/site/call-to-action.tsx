import { LinkButton } from "../foundation/i18n/link.tsx";

type Props = { title: string; text: string; button: string; to: string };

export function CallToAction({ title, text, button, to }: Props) {
	return (
		<section className="page-width mt-16">
			<div className="rounded-md bg-amber p-8 text-on-amber sm:p-12">
				<h2 className="text-3xl sm:text-4xl">{title}</h2>
				<p className="mt-3 max-w-[55ch] text-lg">{text}</p>
				<LinkButton to={to} kind="dark" className="mt-6">
					{button}
				</LinkButton>
			</div>
		</section>
	);
}
