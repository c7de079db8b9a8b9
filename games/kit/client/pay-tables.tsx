import { formatPayCell } from "@parlour/web/i18n/format-pay-cell";
import type { PayCell, PayTable } from "../math/pay-table.ts";
import { useGame } from "./game-context.ts";

/** The game's payouts, from the same tables as on the game's page. */
export function PayTables({ tables }: { tables: readonly PayTable[] }) {
  const { t, language } = useGame();
  const write = (cell: PayCell) => formatPayCell(cell, t, language);
  return tables.map(({ title, notes, columns, rows }) => {
    const heads = columns.map(write);
    return (
      <section key={title.word}>
        <h3>{write(title)}</h3>
        {notes.map((note) => (
          <p key={note.word}>{write(note)}</p>
        ))}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
        <div className="overflow-x-auto" tabIndex={0}>
          <table>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((cells) => {
                const [name, ...pays] = cells.map(write);
                return (
                  <tr key={`${name} ${pays}`}>
                    <th scope="row">{name}</th>
                    {pays.map((pay, at) => (
                      <td key={heads[at + 1]}>{pay}</td>
                    ))}
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      </section>
    );
  });
}
