import { searchEverything as call } from "@parlour/contracts/calls/office/global-search/search-everything";
import { searchRank } from "@parlour/rules/search-rank";
import type { Kit } from "../../../../kit/kit.ts";
import { mayMake, viewRolesOf } from "../../../../kit/operator.ts";
import type { FoundRecord, SearchSource } from "../../../../kit/ports/search-source.ts";
import { type Route, route } from "../../../../kit/service.ts";

/** The maximum number of results per source. If there are more, the operator can refine the search. */
const perSource = 6;
/** The number of records that a source is asked for, so that the best ones can be chosen among them. */
const candidates = 30;

export function searchEverything(kit: Kit, sources: readonly SearchSource[]): Route {
  return route(call, async ({ query: { term }, operator }) => {
    const own = sources.filter(({ roles }) => mayMake(viewRolesOf(operator), { role: roles }));
    const { brandIds = null } = operator;
    const found = await Promise.all(
      own.map(async (source) => {
        const shown = await onlyBrands(kit, await source.find(kit, term, candidates, brandIds), brandIds);
        return shown
          .map(({ names = [], ...hit }) => ({
            ...hit,
            rank: searchRank(term, [hit.id, hit.title, ...names]),
          }))
          .toSorted(byRank)
          .slice(0, perSource);
      }),
    );
    return { items: found.flat().toSorted(byRank) };
  });
}

/**
 * Removes records that the operator may not see before the best ones are chosen, so that they do not displace others.
 */
async function onlyBrands(
  { brands }: Kit,
  hits: readonly FoundRecord[],
  brandIds: readonly string[] | null,
): Promise<readonly FoundRecord[]> {
  if (brandIds === null) return hits;
  const known = await brands.idsOfPlayers(hits.flatMap(({ playerId }) => playerId ?? []));
  return hits.filter(({ playerId }) => brandIds.includes(known.get(playerId ?? "") ?? ""));
}

const byRank = (one: { rank: number }, other: { rank: number }) => one.rank - other.rank;
