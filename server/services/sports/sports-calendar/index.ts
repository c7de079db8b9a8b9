import type { Kit } from "../../../kit/kit.ts";
import type { Service } from "../../../kit/service.ts";
import { type CalendarPorts, calendarLease, createCalendar } from "./calendar.ts";

export { calendarMessages } from "./calendar-messages.ts";
export { type Fixture, fixturesBetween } from "./fixtures.ts";
export { provider as calendarProvider } from "./play-match.ts";

const stepEveryMs = 1_000;

/** The built-in trading provider: simulated matches around the clock, sent through the feed; see README.md. */
export function sportsCalendarService(ports: CalendarPorts): Service {
  return {
    name: "sports-calendar",
    migrations: new URL("migrations/", import.meta.url),
    routes: () => [],
    async start(kit: Kit) {
      const size = kit.config.sportsCalendar;
      if (size === "off") return async () => {};
      const calendar = createCalendar({ ...ports, kit, size });
      let stepping: Promise<void> | undefined;
      const timer = setInterval(() => {
        stepping ??= calendar
          .step()
          .catch((error: unknown) => kit.log.warn({ err: error }, "the sports calendar did not advance"))
          .finally(() => {
            stepping = undefined;
          });
      }, stepEveryMs);
      timer.unref();
      return async () => {
        clearInterval(timer);
        calendar.stop();
        await stepping;
        await calendarLease.drop(kit.db, kit.heartbeat.serverId, kit.clock.now());
      };
    },
  };
}
