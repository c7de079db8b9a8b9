/** Tests and benchmarks run without calendars, whose events would take up time and change what is measured. */
export const noCalendars = {
  POKER_SCHEDULE: "off",
  RACING_CALENDAR: "off",
  SPORTS_CALENDAR: "off",
  VIRTUAL_SPORTS: "off",
} as const;
