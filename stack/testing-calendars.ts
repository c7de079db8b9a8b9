/**
 * Switches off the built-in schedules of events for tests and benchmarks, because the events would take up
 * time and change what is measured.
 */
export const noCalendars = {
  POKER_SCHEDULE: "off",
  RACING_CALENDAR: "off",
  SPORTS_CALENDAR: "off",
  VIRTUAL_SPORTS: "off",
} as const;
