export const betTones: Readonly<Record<string, "quiet" | "gain" | "alarm" | "brass">> = {
  PENDING: "brass",
  OPEN: "brass",
  WON: "gain",
  REFUSED: "alarm",
};
