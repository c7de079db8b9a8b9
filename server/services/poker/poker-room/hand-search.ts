import type { PokerDeskHand, PokerDeskReplay } from "@parlour/contracts/entities/poker-desk";
import type { Queryable } from "@parlour/server/kit/database";
import { toWire } from "./chip-amounts.ts";
import type { HandCursor, StoredHand } from "./hand-store.ts";
import { toReplay } from "./replay.ts";
import { stateOf, type TableHand } from "./table-state.ts";

export type HandFilter = {
  playerId?: string | undefined;
  tableId?: string | undefined;
  tournamentId?: string | undefined;
  handId?: string | undefined;
  from?: string | undefined;
  before?: string | undefined;
  minPot?: number | undefined;
};

/** Finds finished hands, newest first. */
export async function searchHands(
  db: Queryable,
  filter: HandFilter,
  { after, limit }: { after: HandCursor | null; limit: number },
): Promise<StoredHand[]> {
  const { playerId, tableId, tournamentId, handId, from, before, minPot } = filter;
  return await db.query<StoredHand>(
    `select h.record as hand, t.config, h.played_at as "playedAt"
     from poker_hands h join poker_tables t on t.id = h.table_id
     where ($1::text is null or exists (
         select from poker_hand_players p where p.hand_id = h.id and p.owner = $1))
       and ($2::text is null or h.table_id = $2)
       and ($3::text is null or t.config->'tournament'->>'id' = $3)
       and ($4::text is null or h.id = $4)
       and ($5::timestamptz is null or h.played_at >= $5)
       and ($6::timestamptz is null or h.played_at < $6)
       and ($7::numeric is null or h.pot >= $7)
       and ($8::timestamptz is null or (h.played_at, h.id) < ($8, $9))
     order by h.played_at desc, h.id desc limit $10`,
    [
      ...[playerId ?? null, tableId ?? null, tournamentId ?? null, handId ?? null],
      ...[from ?? null, before ?? null, minPot ?? null],
      ...[after?.playedAt ?? null, after?.id ?? null, limit],
    ],
  );
}

const accountOf = ({ kind, owner }: TableHand["people"][number]): string | null =>
  kind === "PLAYER" ? owner : null;

export function toDeskHand({ hand, config, playedAt }: StoredHand): PokerDeskHand {
  const major = toWire(config);
  const state = stateOf(hand);
  return {
    id: hand.id,
    tableId: config.id,
    tableName: config.name,
    tournamentId: config.tournament?.id ?? null,
    number: hand.number,
    playedAt: playedAt.toISOString(),
    currency: config.currency,
    pot: major(state.result!.pots.reduce((sum, { amount }) => sum + amount, 0)),
    players: hand.people.map((person) => {
      const { stack, startingStack } = state.players.find(({ seat }) => seat === person.seat)!;
      const net = Math.sign(stack - startingStack) * major(Math.abs(stack - startingStack));
      return { seat: person.seat, name: person.name, playerId: accountOf(person), net };
    }),
  };
}

/** Returns a hand with all hole cards, for operators who investigate it. */
export function toDeskReplay(stored: StoredHand): PokerDeskReplay {
  return {
    ...toReplay(stored, null, { seesAll: true }),
    players: stored.hand.people.map((person) => ({
      seat: person.seat,
      name: person.name,
      playerId: accountOf(person),
    })),
  };
}
