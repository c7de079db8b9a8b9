import type { BonusUse } from "@parlour/contracts/entities/bonus-use";
import { isSuspicious, type SimilarAccount } from "@parlour/rules/duplicate-accounts";
import { amountOf } from "@parlour/rules/money";
import type { PlayerUse, UsePage } from "../../../kit/ports/report-sources.ts";
import type { ReportParts } from "./report-parts.ts";
import type { Period } from "./report-store.ts";

/** Linked accounts are looked up for each player by several short queries, so pages are short. */
const perPage = 20;

type Asked = { offerId: string; period: Period; currency: string; cursor: string | undefined };

/** Reads a page of the players who claimed an offer in a period, with their linked accounts and cases. */
export async function readBonusUse(
  parts: ReportParts,
  { offerId, period, currency, cursor }: Asked,
): Promise<{ items: BonusUse[]; nextCursor: string | null }> {
  const page = { after: parseCursor(cursor), limit: perPage + 1 };
  const rows = await parts.playerUse(offerId, period, currency, page);
  const players = rows.slice(0, perPage);
  const [linked, cases] = await Promise.all([
    readLinked(parts, { offerId, period }, players),
    readCases(parts, period, players),
  ]);
  const amount = (minor: string) => amountOf(BigInt(minor), currency);
  const last = players.at(-1);
  return {
    items: players.map(({ playerId, claims, granted, wagered, converted, cost }) => ({
      ...{ playerId, claims, granted: amount(granted), wagered: amount(wagered) },
      ...{ converted: amount(converted), cost: amount(cost) },
      linked: linked.get(playerId) ?? [],
      cases: cases.get(playerId) ?? [],
    })),
    nextCursor: rows.length > perPage && last ? `${last.converted}:${last.playerId}` : null,
  };
}

function parseCursor(cursor: string | undefined): UsePage["after"] {
  if (cursor === undefined) return undefined;
  const at = cursor.indexOf(":");
  return { converted: cursor.slice(0, at), playerId: cursor.slice(at + 1) };
}

/** Reads which accounts linked to each player have claimed the offer, without those of brands that are not shown. */
async function readLinked(
  parts: ReportParts,
  { offerId, period: { brandIds = null } }: Pick<Asked, "offerId" | "period">,
  players: readonly PlayerUse[],
): Promise<Map<string, BonusUse["linked"]>> {
  const found = new Map<string, SimilarAccount[]>();
  for (const { playerId } of players) {
    found.set(playerId, (await parts.linkedAccounts(playerId)).filter(isSuspicious));
  }
  const ids = [...new Set([...found.values()].flat().map(({ playerId }) => playerId))];
  const [claims, brands] = await Promise.all([
    parts.countClaims(offerId, ids),
    parts.kit.brands.idsOfPlayers(ids),
  ]);
  const isShown = (id: string) => brandIds === null || brandIds.includes(brands.get(id) ?? "");
  return new Map(
    [...found].map(([playerId, accounts]) => [
      playerId,
      accounts.flatMap(({ playerId: other, shared }) => {
        const count = isShown(other) ? (claims.get(other) ?? 0) : 0;
        return count === 0 ? [] : [{ playerId: other, shared: [...shared], claims: count }];
      }),
    ]),
  );
}

async function readCases(
  parts: ReportParts,
  { from }: Period,
  players: readonly PlayerUse[],
): Promise<Map<string, BonusUse["cases"]>> {
  const owners = new Map(players.flatMap(({ playerId, bonusIds }) => bonusIds.map((id) => [id, playerId])));
  const found = (await parts.foundBonuses(from)).filter(({ bonusId }) => owners.has(bonusId));
  const states = await parts.caseStates([...new Set(found.map(({ caseId }) => caseId))]);
  return new Map(
    players.map(({ playerId }) => {
      const own = found.filter(({ bonusId }) => owners.get(bonusId) === playerId);
      return [playerId, states.filter(({ id }) => own.some(({ caseId }) => caseId === id))];
    }),
  );
}
