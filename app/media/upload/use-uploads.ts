import { useEffect, useRef, useState, type RefObject } from "react";
import { leadsToSignIn } from "../../foundation/ui/signed-out.ts";

export type UploadedPicture = { id: string; path: string; width: number; height: number };

/**
 * `place` is the file that it replaces, null for none. `progress` goes from 0 to 1. After a failure, `reason` is a text
 * key and `code` the HTTP status (0: no response).
 */
export type Upload = {
	key: number;
	name: string;
	place: string | null;
	progress: number;
	reason: string | null;
	code: number;
};

/** Uploads files one after another, with progress, cancel and retry. */
export function useUploads<Stored>(
	address: string,
	field: string,
	onStored: (stored: Stored, place: string | null) => void,
	onFailed: (upload: Upload) => void,
) {
	const [uploads, setUploads] = useState<Upload[]>([]);
	const files = useRef(new Map<number, { file: File; place: string | null }>());
	const running = useRef<{ key: number; request: XMLHttpRequest } | null>(null);
	const queue = useRef<number[]>([]);
	const lastKey = useRef(0);
	// An upload ends long after it began, and then meets the form as it is by now.
	const stored = useRef(onStored);
	stored.current = onStored;

	const change = (key: number, fields: Partial<Upload>) =>
		setUploads((now) => now.map((upload) => (upload.key === key ? { ...upload, ...fields } : upload)));
	const removeUpload = (key: number) => {
		files.current.delete(key);
		setUploads((now) => now.filter((upload) => upload.key !== key));
	};

	function next() {
		if (running.current) return;
		const key = queue.current.shift();
		const sent = key !== undefined && files.current.get(key);
		if (key === undefined || !sent) return;
		const request = new XMLHttpRequest();
		running.current = { key, request };
		const body = new FormData();
		body.append(field, sent.file);
		request.upload.onprogress = ({ loaded, total }) => change(key, { progress: loaded / total });
		request.onloadend = () => {
			running.current = null;
			if (files.current.has(key)) settle(key, request);
			next();
		};
		request.open("POST", address);
		request.responseType = "json";
		request.send(body);
	}

	function settle(key: number, request: XMLHttpRequest) {
		const { file, place } = files.current.get(key)!;
		if (request.status === 201) {
			removeUpload(key);
			stored.current(request.response as Stored, place);
			return;
		}
		const answer = request.response as { reason?: string } | null;
		const failed = leadsToSignIn(request.responseURL || null)
			? { reason: "picture.signedOut", code: 401 }
			: { reason: answer?.reason ?? "picture.failed", code: request.status };
		change(key, failed);
		onFailed({ key, name: file.name, place, progress: 0, ...failed });
	}

	useEffect(() => {
		const [leaving, waiting] = [running, queue];
		return () => {
			waiting.current = [];
			leaving.current?.request.abort();
		};
	}, []);

	const retry = (key: number) => {
		change(key, { reason: null, progress: 0 });
		queue.current.push(key);
		next();
	};

	// What the network lost is sent again once it is back.
	useEffect(() => {
		const again = () => uploads.forEach(({ key, reason, code }) => reason && code === 0 && retry(key));
		addEventListener("online", again);
		return () => removeEventListener("online", again);
	});

	return {
		uploads,
		retry,
		add(added: File[], place: string | null = null) {
			const lines = added.map((file) => {
				const key = ++lastKey.current;
				files.current.set(key, { file, place });
				queue.current.push(key);
				return { key, name: file.name, place, progress: 0, reason: null, code: 0 };
			});
			setUploads((now) => [...now, ...lines]);
			next();
		},
		/** Cancels a running upload, or removes a failed one from the list. */
		drop(key: number) {
			removeUpload(key);
			queue.current = queue.current.filter((other) => other !== key);
			if (running.current?.key === key) running.current.request.abort();
		},
	};
}

/** Takes files that were chosen before the script was loaded, as if they were chosen now. */
export function useChosenBefore(input: RefObject<HTMLInputElement | null>): void {
	useEffect(() => {
		if (input.current?.files?.length) input.current.dispatchEvent(new Event("change", { bubbles: true }));
	}, [input]);
}
