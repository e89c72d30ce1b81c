import type { ReactNode } from "react";

type Props = { title: string; className?: string; children: ReactNode };

/** A part of a user's page, or of one's own account. */
export function AccountSection({ title, className = "", children }: Props) {
	return (
		<section className={`grid content-start gap-4 rounded-md border border-line bg-surface p-5 sm:p-6 ${className}`}>
			<h2 className="text-xl">{title}</h2>
			{children}
		</section>
	);
}
