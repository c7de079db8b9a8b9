import type { PokerDeal } from "@parlour/contracts/entities/poker-deal";
import { dealKinds, dealWithRest, restMax } from "@parlour/poker/tournament/deals";
import type { TournamentTable } from "../../../kit/ports/tournament-tables.ts";
import { isTalkDue, mayDeal, prizesLeft } from "./deal-state.ts";
import type { Deal } from "./deal-types.ts";
import type { EntryRow } from "./entry-store.ts";
import { stackOf } from "./floor.ts";
import type { TournamentRow } from "./tournament-store.ts";

type Viewer = {
  playerId: string | null;
  tables: readonly TournamentTable[];
  money: (minor: number) => number;
};

/** Returns a deal as a viewer sees it; null if none can be made and none was made. */
export function toDeal(
  tournament: TournamentRow,
  entries: readonly EntryRow[],
  { playerId, tables, money }: Viewer,
): PokerDeal | null {
  const { state } = tournament;
  const left = entries.filter(({ status }) => status === "PLAYING");
  const isOpen = mayDeal(tournament, left);
  const agreed = state.deal?.agreed ?? null;
  if (!isOpen && !agreed) return null;
  const entryOf = (entryId: string) => entries.find(({ id }) => id === entryId)!;
  const toShare = ({ entryId, amount }: Deal["shares"][number]) => {
    const { name, owner } = entryOf(entryId);
    return { name, isYou: owner === playerId, amount: money(amount) };
  };
  const proposal = state.deal?.proposal ?? null;
  const prizes = prizesLeft(state, left.length);
  const stacks = left.map((entry) => stackOf({ tables: [...tables] }, entry));
  const offers = isOpen
    ? dealKinds.flatMap((kind) => {
        const amounts = dealWithRest(kind, stacks, { prizes, rest: 0n });
        if (amounts === null) return [];
        const shares = left.map(({ id }, at) => toShare({ entryId: id, amount: Number(amounts[at]) }));
        return [{ kind, shares }];
      })
    : [];
  return {
    mayTalk: isOpen && left.some(({ owner }) => owner === playerId),
    talkers: (state.deal?.talkers ?? []).map((entryId) => entryOf(entryId).name),
    isTalking: isTalkDue(state, left) && state.deal!.untilMs !== null,
    playersLeft: left.length,
    until: state.deal?.untilMs ?? null,
    offers,
    restMax: isOpen ? money(Number(restMax(prizes))) : 0,
    proposal: proposal && {
      id: proposal.id,
      by: entryOf(proposal.by).name,
      kind: proposal.kind,
      rest: money(proposal.rest),
      shares: proposal.shares.map((share) => ({
        ...toShare(share),
        hasAccepted: proposal.accepted.includes(share.entryId),
      })),
    },
    agreed: agreed && { kind: agreed.kind, rest: money(agreed.rest), shares: agreed.shares.map(toShare) },
  };
}
