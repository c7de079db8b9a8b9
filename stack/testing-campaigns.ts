import { randomUUID } from "node:crypto";
import { changeCampaignState } from "@parlour/contracts/calls/rewards/campaigns/change-campaign-state";
import { getCampaign } from "@parlour/contracts/calls/rewards/campaigns/get-campaign";
import { saveCampaign } from "@parlour/contracts/calls/rewards/campaigns/save-campaign";
import type { CampaignAction, CampaignDetails, CampaignPlan } from "@parlour/contracts/entities/campaign";
import { createDirectorySources } from "@parlour/server/main/player-directory";
import { gatherDirectory } from "@parlour/server/services/office/player-directory";
import { vi } from "vitest";
import type { TestClient, TestStack } from "./testing.ts";
import { addPlayer } from "./testing-people.ts";

/**
 * Returns the plan of a campaign that sends every player in a country an on-site message in English and
 * Spanish, unless the test changes it.
 */
export const campaignPlan = (country: string, change: Partial<CampaignPlan> = {}): CampaignPlan => ({
  name: "Weekend",
  filter: { country },
  trigger: "ONCE",
  idleDays: null,
  delayHours: 0,
  startsAt: null,
  endsAt: null,
  channels: ["ON_SITE"],
  texts: {
    en: { title: "Hello {name}", text: "The weekend is here." },
    es: { title: "Hola {name}", text: "Ya es fin de semana." },
    fr: undefined,
    pt: undefined,
    zh: undefined,
  },
  fallbackLanguage: "en",
  link: "/promotions",
  offerId: null,
  controlPercent: 0,
  resultDays: 7,
  ...change,
});

const newId = () => `campaign_${randomUUID().replaceAll("-", "")}`;

export async function saveDraft(operator: TestClient, plan: CampaignPlan): Promise<CampaignDetails> {
  const body = { plan, baseVersion: null, reason: "because" };
  const saved = await operator.call(saveCampaign, { params: { id: newId() }, body });
  if (saved.status !== 200) throw new Error(`saving answered ${JSON.stringify(saved.body)}`);
  return saved.body;
}

export async function act(
  operator: TestClient,
  { id, version }: Pick<CampaignDetails, "id" | "version">,
  action: CampaignAction,
): Promise<{ status: number; body: CampaignDetails }> {
  const body = { action, baseVersion: version, reason: "because" };
  return await operator.call(changeCampaignState, { params: { id }, body });
}

export async function readCampaign(operator: TestClient, id: string): Promise<CampaignDetails> {
  return (await operator.call(getCampaign, { params: { id } })).body;
}

/** Saves and starts a campaign, and waits until it is finished. */
export async function runToEnd(operator: TestClient, plan: CampaignPlan): Promise<CampaignDetails> {
  const draft = await saveDraft(operator, plan);
  const started = await act(operator, draft, "START");
  if (started.status !== 200) throw new Error(`starting answered ${JSON.stringify(started.body)}`);
  return await vi.waitFor(
    async () => {
      const campaign = await readCampaign(operator, draft.id);
      if (campaign.state !== "FINISHED") throw new Error(`it is ${campaign.state}`);
      return campaign;
    },
    { timeout: 30_000, interval: 100 },
  );
}

/** Adds players who live in the given country, and updates the player directory. */
export async function addResidents(
  stack: TestStack,
  country: string,
  changes: readonly Parameters<typeof addPlayer>[1][],
): Promise<string[]> {
  const ids: string[] = [];
  for (const change of changes) {
    const player = { countryCode: country, subdivision: "", currency: "USD", ...change };
    ids.push((await addPlayer(stack, player)).id);
  }
  await gather(stack);
  return ids;
}

export async function gather(stack: TestStack): Promise<void> {
  await gatherDirectory({ ...createDirectorySources(stack.kit, stack.ports), kit: stack.kit });
}
