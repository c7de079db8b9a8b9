/** The message keys of the fixed prizes of hold and win. */
export const prizeNames: Readonly<Record<string, string>> = {
  mini: "games-slots.prizeMini",
  minor: "games-slots.prizeMinor",
  major: "games-slots.prizeMajor",
  grand: "games-slots.prizeGrand",
};
