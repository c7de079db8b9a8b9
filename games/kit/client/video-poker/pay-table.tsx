import { useGame } from "../game-context.ts";
import { handNames } from "./hand-names.ts";

type PayTableProps = {
  pays: Readonly<Record<string, number>>;
  stake: number;
  /** The row of the current hand. */
  hand: string | null;
  won: boolean;
};

/** The payout of each hand at the current stake, with the current hand highlighted. */
export function PayTable({ pays, stake, hand, won }: PayTableProps) {
  const { t, money } = useGame();
  return (
    <table className="poker-pays plaque">
      <caption className="sr-only">{t("games.payouts")}</caption>
      <tbody>
        {Object.entries(pays).map(([name, times]) => (
          <tr key={name} data-lit={hand === name ? (won ? "won" : "made") : undefined}>
            <th scope="row">{t(handNames[name]!)}</th>
            <td>{times}×</td>
            <td>{money(times * stake)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
