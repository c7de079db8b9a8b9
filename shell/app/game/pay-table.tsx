import type { WrittenTable } from "./pay-tables.server.ts";

/** One table of what the game pays; a wide one is pushed sideways in its own box, its first column staying. */
export function PayTable({ table: { title, notes, columns, rows } }: { table: WrittenTable }) {
  return (
    <>
      {notes.map((note) => (
        <p key={note} className="mb-2 text-sm text-mist">
          {note}
        </p>
      ))}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard too */}
      <div className="relative overflow-x-auto" tabIndex={0}>
        <table className="w-full text-sm">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="border-b border-line text-mist">
              {columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className="py-2 pl-3 text-right align-bottom font-normal first:sticky first:left-0 first:bg-velvet first:pl-0 first:text-left"
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line/60">
            {rows.map(([name, ...pays]) => (
              <tr key={`${name} ${pays}`}>
                <th
                  scope="row"
                  className="sticky left-0 bg-velvet py-2 text-left align-baseline font-normal text-mist"
                >
                  {name}
                </th>
                {pays.map((pay, at) => (
                  <td key={columns[at + 1]} className="py-2 pl-3 text-right align-baseline font-semibold">
                    {pay}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
