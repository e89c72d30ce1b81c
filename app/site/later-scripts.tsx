import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";
import { Scripts } from "react-router";

type Part = ReactElement<{ children?: ReactNode; rel?: string; fetchPriority?: "low" }>;

/**
 * The page's scripts, fetched behind its looks: the page can be read and its forms sent without them, so style, fonts and the
 * first picture have the line to themselves. React Router asks for them in advance with high priority and has no setting for it.
 */
export function LaterScripts() {
	// Called, not rendered, since only what it returns can be changed; it is called on every render, so its hooks keep their order.
	return behindTheLooks(Scripts({}));
}

function behindTheLooks(part: ReactNode): ReactNode {
	return Children.map(part, (child) => {
		if (!isValidElement(child)) return child;
		const { props } = child as Part;
		if (props.rel === "modulepreload") return cloneElement(child as Part, { fetchPriority: "low" });
		return props.children ? cloneElement(child as Part, {}, behindTheLooks(props.children)) : child;
	});
}
