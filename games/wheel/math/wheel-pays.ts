export const wheelSizes = [10, 20, 30, 40, 50] as const;
export const wheelRisks = ["low", "medium", "high"] as const;
export type WheelRisk = (typeof wheelRisks)[number];

/**
 * The prizes at medium risk, in tenths of the stake: every second segment pays nothing, and the others together return
 * 99% of all stakes.
 */
const mediumPrizes: Readonly<Record<number, readonly number[]>> = {
  10: [15, 20, 15, 30, 19],
  20: [15, 20, 30, 15, 20, 18, 15, 20, 15, 30],
  30: [15, 20, 15, 30, 15, 20, 17, 15, 40, 15, 20, 15, 25, 15, 20],
  40: [15, 20, 15, 30, 15, 20, 15, 20, 16, 50, 15, 20, 15, 20, 15, 30, 15, 20, 15, 15],
  50: [15, 20, 15, 30, 15, 20, 15, 15, 20, 15, 50, 15, 20, 15, 20, 30, 15, 20, 15, 20, 15, 30, 15, 20, 15],
};

/** The payout of every segment in tenths of the stake, clockwise from the top. */
export function wheelPays(risk: WheelRisk, segments: number): readonly number[] {
  return Array.from({ length: segments }, (_, place) => {
    if (risk === "high") return place === 0 ? (segments * 99) / 10 : 0;
    if (risk === "medium") return place % 2 === 0 ? mediumPrizes[segments]![place / 2]! : 0;
    if (place % 10 === 0) return 15;
    return place % 10 === 2 || place % 10 === 5 ? 0 : 12;
  });
}
