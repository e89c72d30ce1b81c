/*
 * Begins the process anew, under the same number, with settings that it must know before it runs: the collector clears away sooner, and the
 * C library keeps two heaps instead of one for each thread and gives larger pieces back to the system at once. After two thousand rendered
 * pages that is 170 MB instead of 390, for a third more processor time on a page that is made anew; kept pages cost the same.
 * Who sets MALLOC_ARENA_MAX has seen to it already.
 */
const flags = ["--max-semi-space-size=4", "--heap-growing-percent=10"];
const allocator = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "32768" };

if (process.platform === "linux" && !process.env.MALLOC_ARENA_MAX && process.execve) {
	process.execve(process.execPath, [process.execPath, ...process.execArgv, ...flags, ...process.argv.slice(1)], { ...process.env, ...allocator });
}
