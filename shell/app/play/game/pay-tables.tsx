import ChevronDown from "lucide-react/icons/chevron-down";
import { PayTable } from "./pay-table.tsx";
import type { WrittenTable } from "./pay-tables.server.ts";

/** A game's pay tables as native disclosures; the first one is open. */
export function PayTables({ tables }: { tables: readonly WrittenTable[] }) {
  const [first] = tables;
  if (first !== undefined && tables.length === 1)
    return (
      <div className="mt-2">
        <PayTable table={first} />
      </div>
    );
  return tables.map((table) => (
    <details key={table.title} open={table === first} className="group border-t border-line">
      <summary className="flex min-h-11 list-none items-center justify-between gap-4 font-semibold hover:text-bright">
        {table.title}
        <ChevronDown
          size={18}
          aria-hidden="true"
          className="shrink-0 text-mist transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pb-4">
        <PayTable table={table} />
      </div>
    </details>
  ));
}
