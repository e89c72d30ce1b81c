import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { rememberedPart } from "./list-views.ts";
import type { ListDefinition } from "./list-definition.ts";

/**
 * Keeps columns, lines a page and the open view for the next visit, once the reader has changed them on this page; a
 * link that led here from elsewhere changes nothing that lasts.
 */
export function useKeptLooks(definition: ListDefinition): void {
	const { name: list } = definition;
	const { search } = useLocation();
	const looks = rememberedPart(new URLSearchParams(search), definition);
	const last = useRef({ list, looks });
	useEffect(() => {
		const isChanged = last.current.list === list && last.current.looks !== looks;
		last.current = { list, looks };
		if (!isChanged) return;
		const body = new URLSearchParams({ intent: "looks", list, query: search });
		// The next visit without them costs a click, so a failure needs no words.
		void fetch("/admin/ansichten", { method: "POST", body, keepalive: true }).catch(() => {});
	}, [list, looks, search]);
}
