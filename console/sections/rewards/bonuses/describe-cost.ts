import { counted } from "../../../parts/counted.ts";
import { formatFigure } from "../../../parts/format-figure.ts";

type Cost = {
  currency: string;
  perPlayer: number;
  /** Whether the amount was converted from other currencies with approximate ratios. */
  isRough: boolean;
};

/** Describes the cost per player and, if the number of players is known, the total cost. */
export function describeCost({ currency, perPlayer, isRough }: Cost, players?: number): string {
  const amount = (figure: number) => `${isRough ? "about " : ""}${formatFigure(figure, currency)}`;
  const all =
    players === undefined || players < 2
      ? ""
      : `, ${amount(perPlayer * players)} for ${counted(players, "player")}`;
  return `${amount(perPlayer)} per player${all}`;
}
