/**
 * The milliseconds for which this process has kept a processor busy meanwhile. A test may hold them against a limit:
 * unlike the clock they do not grow with what else the machine does.
 */
export async function processorMilliseconds(work: () => unknown): Promise<number> {
	const before = process.cpuUsage();
	await work();
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1000;
}
