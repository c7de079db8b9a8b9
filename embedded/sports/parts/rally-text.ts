type Pair = readonly [number, number];

const tennis = ["0", "15", "30", "40"];

/** The score within a game. Tennis games are scored 15, 30, 40 and advantage, tie-breaks in points. */
export function rallyText(sport: string, [home, away]: Pair, segment: Pair | undefined): string {
  const isTieBreak = segment?.[0] === 6 && segment[1] === 6;
  if (sport !== "tennis" || isTieBreak) return `${home}–${away}`;
  if (Math.min(home, away) >= 3) {
    if (home === away) return "40–40";
    return home > away ? "AD–40" : "40–AD";
  }
  return `${tennis[home] ?? home}–${tennis[away] ?? away}`;
}
