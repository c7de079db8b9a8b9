/** Formats a number of seconds in the two largest units, such as `3 h 20 min`. */
export function durationText(seconds: number): string {
  const minutes = Math.floor(Math.abs(seconds) / 60);
  const [days, hours] = [Math.floor(minutes / 1_440), Math.floor(minutes / 60) % 24];
  if (days > 0) return join([days, "d"], [hours, "h"]);
  if (hours > 0) return join([hours, "h"], [minutes % 60, "min"]);
  return minutes > 0 ? `${minutes} min` : `${Math.floor(Math.abs(seconds))} s`;
}

function join(...parts: [count: number, unit: string][]): string {
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(" ");
}
