import { useEffect, useState } from "react";

/**
 * What an address answers, asked after a pause in typing; until then the earlier answer stays. `answer` is undefined
 * without an address, and where it could not be asked.
 */
export function useTypedAnswer<T>(address: string | null, pauseMilliseconds: number) {
	const [given, setGiven] = useState<{ address: string; answer?: T }>();
	useEffect(() => {
		if (address === null) return setGiven(undefined);
		const asking = new AbortController();
		const ask = async () => {
			const answer = await fetch(address, { signal: asking.signal });
			setGiven({ address, answer: (await answer.json()) as T });
		};
		const fail = () => {
			if (!asking.signal.aborted) setGiven({ address });
		};
		const pause = setTimeout(() => void ask().catch(fail), pauseMilliseconds);
		return () => {
			clearTimeout(pause);
			asking.abort();
		};
	}, [address, pauseMilliseconds]);
	return { answer: given?.answer, isWaiting: address !== null && given?.address !== address };
}
