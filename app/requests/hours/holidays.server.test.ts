import { afterEach, expect, test, vi } from "vitest";
import { clockWith } from "./holidays.server.ts";

afterEach(() => {
	vi.unstubAllEnvs();
});

test.each(["Pacific/Kiritimati", "UTC", "Pacific/Honolulu"])("a holiday is its day for a server in %s", (zone) => {
	// Node reads it anew with each change; a year for each zone, since days are kept.
	vi.stubEnv("TZ", zone);
	expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
	const year = 2030 + zone.length;
	const { isHoliday } = clockWith([]);
	const days = ["01-01", "01-02", "12-24", "12-25", "12-26", "12-27"].filter((day) => isHoliday(`${year}-${day}`));
	expect(days).toEqual(["01-01", "12-25", "12-26"]);
});
