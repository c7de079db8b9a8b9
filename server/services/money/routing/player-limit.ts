import { currencyInput } from "@parlour/contracts/entities/money";
import { PLAYER_LIMIT_KINDS, type PlayerLimitKind } from "@parlour/contracts/enumerations";
import { formatAmount } from "@parlour/rules/currency";
import { amountOf, isAmountFault, parseAmount } from "@parlour/rules/money";
import { z } from "zod";
import type { ChangeKind } from "../../../kit/four-eyes.ts";
import type { Kit } from "../../../kit/kit.ts";
import type { Players } from "../../../kit/ports/players.ts";
import { refuse } from "../../../kit/refusal.ts";
import { liftPlayerLimit, listPlayerLimits, type PlayerLimit, setPlayerLimit } from "./player-limit-store.ts";

/** A change to a player's limit. Null removes the limit, so that the maximum of each payment method applies again. */
type Change = { playerId: string; kind: PlayerLimitKind; currency: string; max: number | null };

const impossible = (cause: string) => refuse("PROPOSAL_REFUSED", { cause });
const words: Record<PlayerLimitKind, string> = {
  DEPOSIT: "deposits",
  WITHDRAWAL: "withdrawals",
  TRANSFER: "transfers to players",
};

/**
 * Changes the maximum amount that a player may deposit, withdraw or transfer at once. A second operator has to
 * approve the change (decision 0029).
 */
export function playerLimit(kit: Kit, players: Players): ChangeKind<Change> {
  return {
    kind: "PLAYER_LIMIT",
    proposers: ["SUPPORT", "PAYMENTS", "COMPLIANCE"],
    approvers: ["PAYMENTS", "COMPLIANCE"],
    actions: [
      {
        action: "PLAYER_LIMIT",
        group: "Players",
        label: "Payment limits of a player",
        usual: { when: "ALWAYS" },
      },
    ],
    data: z.strictObject({
      playerId: z.string().min(1).max(64),
      kind: z.enum(PLAYER_LIMIT_KINDS),
      currency: currencyInput,
      max: z.number().positive().nullable(),
    }),
    async describe({ playerId, kind, currency, max }, db) {
      const player = await players.find(playerId);
      if (!player) return impossible("this player does not exist");
      if (player.currency !== currency) return impossible(`the player's currency is ${player.currency}`);
      const own = (await listPlayerLimits(db, playerId)).find((one) => one.kind === kind);
      const before = own ? formatAmount(own.maxMinor, own.currency, "en") : "standard";
      if (max === null) {
        if (!own) return impossible("the player has no limit of their own");
        return {
          subject: `player:${playerId}`,
          summary: `Maximum for ${words[kind]} of ${playerId}: ${before} → standard`,
        };
      }
      const maxMinor = parseAmount(max, currency);
      if (isAmountFault(maxMinor)) return impossible(`this is not a valid amount in ${currency}`);
      const after = formatAmount(maxMinor, currency, "en");
      return {
        subject: `player:${playerId}`,
        summary: `Maximum for ${words[kind]} of ${playerId}: ${before} → ${after}`,
      };
    },
    async execute(tx, { playerId, kind, currency, max }, proposalId) {
      const before = (await listPlayerLimits(tx, playerId)).find((one) => one.kind === kind);
      const maxMinor = max === null ? null : parseAmount(max, currency);
      if (maxMinor !== null && isAmountFault(maxMinor)) {
        return impossible(`this is not a valid amount in ${currency}`);
      }
      const after =
        maxMinor === null ? undefined : { kind, currency, maxMinor, proposalId, setAt: kit.clock.now() };
      if (after) await setPlayerLimit(tx, playerId, after);
      else await liftPlayerLimit(tx, playerId, kind);
      return { before: toNote(kind, before), after: toNote(kind, after) };
    },
  };
}

function toNote(kind: PlayerLimitKind, limit: PlayerLimit | undefined) {
  const max = limit ? amountOf(limit.maxMinor, limit.currency) : null;
  return { limit: kind, max, currency: limit?.currency ?? null };
}
