/**
 * The milliseconds for which this process has kept a processor busy meanwhile. Unlike the clock they say nothing of what
 * else the machine does, so a test may hold them against a limit.
 */
export async function processorMilliseconds(work: () => unknown): Promise<number> {
	const before = process.cpuUsage();
	await work();
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1000;
}
