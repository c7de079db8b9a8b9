import type { MessageKey } from "@parlour/web/i18n/messages";
import { scratchPayTables } from "../../math/scratch/scratch-pay-tables.ts";
import { HowToPlay } from "../how-to-play.tsx";
import { PayTables } from "../pay-tables.tsx";

/** The rules of a scratch card; `symbols` are the names of its symbols, highest prize first. */
export function ScratchRules({ symbols }: { symbols: readonly MessageKey[] }) {
  return (
    <>
      <HowToPlay rules={["games-scratch.rule1", "games-scratch.rule3", "games-scratch.rule4"]} />
      <PayTables tables={scratchPayTables(symbols)} />
    </>
  );
}
