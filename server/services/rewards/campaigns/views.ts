import type { CampaignDetails, CampaignGroup, ListedCampaign } from "@parlour/contracts/entities/campaign";
import { amountOf } from "@parlour/rules/money";
import type { CampaignRow } from "./campaign-store.ts";
import type { CampaignParts } from "./parts.ts";
import {
  type Counts,
  countChannels,
  countExclusions,
  countRecipients,
  type GroupRow,
  readGroups,
} from "./results-store.ts";

export function toListed(row: CampaignRow, counts: Counts): ListedCampaign {
  const { id, plan, state, author } = row;
  return {
    id,
    name: plan.name,
    state,
    trigger: plan.trigger,
    channels: plan.channels,
    author,
    createdAt: row.created_at.toISOString(),
    startedAt: row.started_at?.toISOString() ?? null,
    ...counts,
  };
}

/** Reads a campaign with its results, in the form that operators see. */
export async function toDetails(
  { kit, messages }: CampaignParts,
  row: CampaignRow,
): Promise<CampaignDetails> {
  const { db } = kit;
  const countsOf = await countRecipients(db, [row.id]);
  const groups = await readGroups(db, row.id);
  const currencies = [...new Set(groups.map(({ currency }) => currency))];
  return {
    ...toListed(row, countsOf(row.id)),
    version: row.version,
    changedBy: row.changed_by,
    plan: row.plan,
    pausedBy: row.paused_by,
    finishedAt: row.finished_at?.toISOString() ?? null,
    sentBy: await countChannels(db, row.id),
    read: await messages.countRead(db, row.id),
    exclusions: await countExclusions(db, row.id),
    results: currencies.map((currency) => {
      const groupOf = (isControl: boolean) =>
        toGroup(
          currency,
          groups.find((one) => one.currency === currency && one.isControl === isControl),
        );
      return { currency, treated: groupOf(false), control: groupOf(true) };
    }),
  };
}

function toGroup(currency: string, row: GroupRow | undefined): CampaignGroup {
  if (row === undefined) return { players: 0, depositors: 0, deposits: 0, netRevenue: 0 };
  const money = (minor: string) => amountOf(BigInt(minor), currency);
  const { players, depositors, deposits, net } = row;
  return { players, depositors, deposits: money(deposits), netRevenue: money(net) };
}
