import type { WrittenTable } from "./pay-tables.server.ts";

/** One pay table; a wide one scrolls sideways in its own box with a sticky first column. */
export function PayTable({ table: { title, notes, columns, rows, isProse } }: { table: WrittenTable }) {
  return (
    <>
      {notes.map((note) => (
        <p key={note} className="mb-2 text-sm text-mist">
          {note}
        </p>
      ))}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <div className="relative overflow-x-auto" tabIndex={0}>
        <table className="pay-table" data-prose={isProse || undefined}>
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...pays]) => (
              <tr key={`${name} ${pays}`}>
                <th scope="row">{name}</th>
                {pays.map((pay, at) => (
                  <td key={columns[at + 1]}>{pay}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
