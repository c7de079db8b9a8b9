import type { Call } from "@parlour/contracts/call";
import type { Brands } from "../brands/brands.ts";
import type { FindPlayerOfItem, OperatorIdentity } from "../operator.ts";
import { isRefusal, type Refusal, refuse } from "../refusal.ts";
import type { Outcome } from "./outcome.ts";
import type { RawInput } from "./prepare-route.ts";

/**
 * Finds the player to whom the item in an operator call's path belongs. The key is the first part of the path, such
 * as `withdrawals`.
 */
type ItemPlayers = ReadonlyMap<string, FindPlayerOfItem>;

/** Prevents operators who are limited to certain brands from seeing players of other brands. */
export type BrandGate = {
  /** Returns a refusal if the operator may not make the call. */
  check(operator: OperatorIdentity, call: Call, raw: RawInput): Promise<Refusal | undefined>;
  /** Removes what the operator may not see from the answer. */
  filter(operator: OperatorIdentity, call: Call, outcome: Outcome): Promise<Outcome>;
};

/** A row without a `playerId` may itself be a player, recognised by the prefix of its id. */
const playerPrefix = "player_";
const brandFreeFields = ["nextCursor", "rulesDecideAfterSeconds"];
const itemPath = /^\/services\/operator\/v1\/([\w-]+)\/\{(\w+)\}/;

/**
 * This is the one place where brands limit what operators see. It refuses calls by default: a limited operator may make
 * only calls about one player of the brand, calls about an item of such a player, and calls whose contract says how
 * they treat brands.
 */
export function createBrandGate(brands: Brands, items: ItemPlayers): BrandGate {
  const mayMeet = async ({ brandIds }: OperatorIdentity, playerId: string | undefined) => {
    if (playerId === undefined) return false;
    const brandId = (await brands.idsOfPlayers([playerId])).get(playerId);
    return brandId !== undefined && brandIds!.includes(brandId);
  };
  return {
    async check(operator, call, raw) {
      if (!operator.brandIds || call.brands !== undefined) return undefined;
      const { playerId } = raw.params;
      if (playerId !== undefined) {
        return (await mayMeet(operator, String(playerId))) ? undefined : refuse("NOT_FOUND");
      }
      const [, kind = "", param = ""] = itemPath.exec(call.path) ?? [];
      const findPlayer = items.get(kind);
      if (findPlayer === undefined) return refuse("FORBIDDEN");
      const about = await findPlayer(String(raw.params[param]));
      return (await mayMeet(operator, about)) ? undefined : refuse("NOT_FOUND");
    },
    async filter(operator, call, outcome) {
      if (!operator.brandIds || call.brands !== "rows" || isRefusal(outcome)) return outcome;
      const body = outcome.body as { items?: unknown } | unknown[];
      const rows = Array.isArray(body) ? body : body.items;
      // An answer whose shape is not known cannot be checked, so it is not sent.
      if (!Array.isArray(rows)) return refuse("FORBIDDEN");
      const known = await brands.idsOfPlayers(rows.flatMap((row) => playerOf(row) ?? []));
      const shown = rows.filter((row) => operator.brandIds!.includes(known.get(playerOf(row) ?? "") ?? ""));
      const kept = Array.isArray(body) ? shown : { ...withoutTotals(body), items: shown };
      return { ...outcome, body: kept as never };
    },
  };
}

/**
 * Empties the fields of an answer that describe all rows, such as totals, because they would reveal something about
 * players of other brands. The settings in `brandFreeFields` and the cursor of the next page reveal nothing about
 * players.
 */
function withoutTotals(body: object): object {
  const emptied = Object.entries(body).map(([name, value]) => {
    if (brandFreeFields.includes(name)) return [name, value];
    if (Array.isArray(value)) return [name, []];
    return [name, typeof value === "number" ? 0 : typeof value === "boolean" ? false : null];
  });
  return Object.fromEntries(emptied);
}

function playerOf(row: unknown): string | undefined {
  const { playerId, id } = (row ?? {}) as { playerId?: unknown; id?: unknown };
  if (typeof playerId === "string") return playerId;
  return typeof id === "string" && id.startsWith(playerPrefix) ? id : undefined;
}
