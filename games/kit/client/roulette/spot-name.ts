import type { MessageKey } from "@parlour/web/i18n/messages";
import type { Translate } from "@parlour/web/i18n/translator";
import { pocketLabel, type Spot, type SpotKind } from "../../math/roulette-layout.ts";
import { spotWords } from "../../math/roulette-pay-tables.ts";

export const kindNames: Record<SpotKind, MessageKey> = spotWords;

/** The spoken name of a spot: its kind, and its numbers unless the kind implies them. */
export function spotName(spot: Spot, t: Translate): string {
  const kind = t(kindNames[spot.kind]);
  if (spot.kind === "straight") return pocketLabel(spot.pockets[0]!);
  if (spot.pockets.length > 12) return kind;
  const first = pocketLabel(spot.pockets[0]!);
  const last = pocketLabel(spot.pockets.at(-1)!);
  if (spot.kind === "column") return `${kind} 2:1, ${spot.pockets.map(pocketLabel).join(", ")}`;
  if (spot.kind === "dozen") return `${kind} ${first}–${last}`;
  return `${kind} ${spot.pockets.map(pocketLabel).join(", ")}`;
}
