/**
 * Processor time that this process uses during `work`, in milliseconds. Unlike the time on a clock, it does not grow
 * when the machine is busy with something else, so a test can compare it with a limit.
 */
export async function processorMilliseconds(work: () => unknown): Promise<number> {
	const before = process.cpuUsage();
	await work();
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1000;
}
