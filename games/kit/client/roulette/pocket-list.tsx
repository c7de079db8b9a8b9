import { pocketColour, pocketLabel } from "../../math/roulette-layout.ts";
import type { PocketCount } from "./pocket-counts.ts";

/** A list of pockets, and how often each came up. */
export function PocketList({ label, pockets }: { label: string; pockets: readonly PocketCount[] }) {
  return (
    <ol className="pocket-list" aria-label={label}>
      {pockets.map(({ pocket, times }) => (
        <li key={pocket} data-colour={pocketColour(pocket)}>
          {pocketLabel(pocket)}
          <small>×{times}</small>
        </li>
      ))}
    </ol>
  );
}
