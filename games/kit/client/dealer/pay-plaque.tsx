import { formatOdds } from "@parlour/web/i18n/format-pay-cell";
import { useGame } from "../game-context.ts";

type PayPlaqueProps = {
  title: string;
  /** The odds to one of each row, best first. */
  rows: readonly { key: string; name: string; odds: number }[];
  /** The row that applies to the cards on the table. */
  lit: string | null;
};

/** A short pay table on the felt, with the applicable row highlighted. */
export function PayPlaque({ title, rows, lit }: PayPlaqueProps) {
  const { language } = useGame();
  return (
    <table className="pay-plaque plaque">
      <caption>{title}</caption>
      <tbody>
        {rows.map(({ key, name, odds }) => (
          <tr key={key} data-lit={key === lit}>
            <th scope="row">{name}</th>
            <td>{formatOdds([odds, 1], language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
