import type { DealtTable } from "@parlour/contracts/entities/dealt-table";
import { Button } from "@parlour/web/ui/button";
import { useState } from "react";
import { CorrectionDialog } from "./correction-dialog.tsx";
import { resultTones } from "./result-tones.ts";

const shown = 6;

/** The last results, each of which can be proposed for correction. */
export function PastResults({ table }: { table: DealtTable }) {
  const [asked, setAsked] = useState<DealtTable["results"][number] | null>(null);
  if (table.results.length === 0) return null;
  return (
    <section aria-label="Last results" className="mt-6 border-t border-line pt-4">
      <h3 className="mb-2 font-sans font-semibold">Last results</h3>
      <ul className="grid gap-x-8 gap-y-1 sm:grid-cols-2 xl:grid-cols-3">
        {table.results.slice(0, shown).map((result) => (
          <li key={result.number} className="flex items-center justify-between gap-3">
            <span className="tabular-nums">
              <span className="text-mist">{`Round ${result.number}: `}</span>
              <strong
                className={`inline-grid min-w-9 place-items-center rounded-chip px-2 py-1 ${resultTones[result.tone] ?? ""}`}
              >
                {result.text}
              </strong>
            </span>
            <Button size="sm" aria-label={`Correct round ${result.number}`} onClick={() => setAsked(result)}>
              Correct
            </Button>
          </li>
        ))}
      </ul>
      {asked ? <CorrectionDialog table={table} wrong={asked} onClose={() => setAsked(null)} /> : null}
    </section>
  );
}
