import { decideProposal } from "@parlour/contracts/calls/office/operator/decide-proposal";
import { proposeChange } from "@parlour/contracts/calls/office/operator/propose-change";
import { listBonusOffers } from "@parlour/contracts/calls/rewards/bonuses/list-bonus-offers";
import { updateBonusOffer } from "@parlour/contracts/calls/rewards/bonuses/update-bonus-offer";
import { verifyLedger } from "@parlour/ledger/verify";
import { gatherResults, runCampaign } from "@parlour/server/services/rewards/campaigns";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { addOffer } from "../testing-bonuses.ts";
import { act, addResidents, campaignPlan, readCampaign, runToEnd, saveDraft } from "../testing-campaigns.ts";
import { changeFrequencyCap } from "../testing-configuration.ts";
import { betFrom, depositTo } from "../testing-money.ts";
import { actAsOperator, agreeOnRule, authoriseTestOperator } from "../testing-operator.ts";

let stack: TestStack;
let mary: TestClient;
const reason = "because";
const dayMs = 86_400_000;

beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
  mary = actAsOperator(stack.client(), "mary", ["MARKETING"]);
  await changeFrequencyCap(mary, { messages: 100, days: 1 });
}, 120_000);
afterAll(async () => {
  expect((await verifyLedger(stack.kit.db.pool)).differences).toEqual([]);
  await stack?.close();
});

const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 30_000, interval: 100 });
const parts = () => stack.ports.campaignParts;
const inboxOf = async (playerId: string) =>
  await stack.kit.db.query(
    "select id from notifications where player_id = $1 and kind = 'CAMPAIGN_MESSAGE'",
    [playerId],
  );
const bonusesOf = async (playerId: string) =>
  await stack.kit.db.query("select id from bonuses where player_id = $1", [playerId]);

describe("a bonus", () => {
  it("and its message are given exactly once, however often the job fails, repeats and runs at once", async () => {
    const ids = await addResidents(
      stack,
      "FO",
      Array.from({ length: 12 }, () => ({})),
    );
    const offerId = await addOffer(stack);
    const draft = await saveDraft(mary, campaignPlan("FO", { offerId, delayHours: 1 }));
    await act(mary, draft, "START");
    await eventually(async () => expect((await readCampaign(mary, draft.id)).waiting).toBe(12));
    await stack.clock.advance(2 * 3_600_000);
    let calls = 0;
    // Every other attempt fails after the bonus has been granted, as if the server had been killed.
    const dying: ReturnType<typeof parts> = {
      ...parts(),
      bonuses: {
        ...parts().bonuses,
        async grantOffer(...given) {
          await parts().bonuses.grantOffer(...given);
          if (++calls % 2 === 1) throw new Error("killed");
        },
      },
    };
    for (let round = 0; round < 8; round++) {
      await Promise.allSettled([runCampaign(dying, draft.id), runCampaign(dying, draft.id)]);
    }
    await runCampaign(parts(), draft.id);
    expect(calls).toBeGreaterThan(0);
    expect(await readCampaign(mary, draft.id)).toMatchObject({ state: "FINISHED", sent: 12, waiting: 0 });
    for (const id of ids) {
      expect(await inboxOf(id)).toHaveLength(1);
      expect(await bonusesOf(id)).toHaveLength(1);
    }
  });

  it("is not given where the player cannot have it", async () => {
    await addResidents(stack, "AX", [{}, { currency: "CHF" }]);
    const offerId = await addOffer(stack);
    const done = await runToEnd(mary, campaignPlan("AX", { offerId }));
    expect(done).toMatchObject({ sent: 1, exclusions: [{ reason: "BONUS_NOT_ALLOWED", players: 1 }] });
  });

  it("that is generous needs a second operator; a changed offer pauses the campaign", async () => {
    const [first] = await addResidents(stack, "BM", [{}]);
    const offerId = await addOffer(stack, { wageringFactor: 0, isPublic: false });
    const plan = campaignPlan("BM", { offerId, trigger: "ENTERS_SEGMENT" });
    const draft = await saveDraft(mary, plan);
    const refused = await act(mary, draft, "START");
    expect(refused).toMatchObject({ status: 403, body: { errorCode: "SECOND_PERSON_REQUIRED" } });
    const readOffer = async () => (await mary.call(listBonusOffers)).body.find(({ id }) => id === offerId)!;
    const change = async (amount: number) => {
      const { plan, version } = await readOffer();
      const body = { plan: { ...plan, amounts: { USD: { amount } } }, baseVersion: version, reason };
      await mary.call(updateBonusOffer, { params: { id: offerId }, body });
    };
    const propose = async () => {
      const { version: offerVersion } = await readOffer();
      const data = { id: draft.id, action: "START", baseVersion: draft.version, offerVersion };
      return (await mary.call(proposeChange, { body: { kind: "CAMPAIGN_START", data, reason } })).body;
    };
    const approval = ({ id }: { id: string }) =>
      ({ params: { id }, body: { decision: "APPROVE", reason } }) as const;
    const olga = actAsOperator(stack.client(), "olga", ["COMPLIANCE"]);
    const outdated = await propose();
    expect(outdated.summary).toContain("at most 10 USD per player");
    // The approver agrees to the cost in the summary, so a proposal whose offer has changed since can't be approved.
    await change(5_000);
    expect((await olga.call(decideProposal, approval(outdated))).body).toMatchObject({
      errorCode: "CONFLICT",
    });
    await change(10);
    const decision = approval(await propose());
    expect((await mary.call(decideProposal, decision)).status).toBe(403);
    expect((await olga.call(decideProposal, decision)).status).toBe(200);
    await eventually(async () => expect(await bonusesOf(first!)).toHaveLength(1));

    await change(500);
    const [second] = await addResidents(stack, "BM", [{}]);
    await stack.clock.advance(2 * 3_600_000);
    await runCampaign(parts(), draft.id);
    const paused = await readCampaign(mary, draft.id);
    expect(paused).toMatchObject({ state: "PAUSED", pausedBy: "OFFER_CHANGED", waiting: 1 });
    expect(await bonusesOf(second!)).toEqual([]);
    expect((await act(mary, paused, "RESUME")).status).toBe(403);
    await act(mary, paused, "STOP");
  });
});

it.runIf(process.env.TEST_DATABASE_URL)(
  "an offer that becomes expensive while its campaign starts needs a second operator",
  async () => {
    await agreeOnRule(stack, "CAMPAIGN_START", { when: "ABOVE", amount: 100 });
    const offerId = await addOffer(stack, { wageringFactor: 0, isPublic: false });
    const draft = await saveDraft(mary, campaignPlan("FO", { offerId }));
    let started: ReturnType<typeof act> | undefined;
    await stack.kit.db.transaction(async (tx) => {
      await tx.query(
        `update bonus_offers set version = version + 1, plan = jsonb_set(plan, '{amounts,USD,amount}', '5000')
          where id = $1`,
        [offerId],
      );
      let isAnswered = false;
      started = act(mary, draft, "START").finally(() => {
        isAnswered = true;
      });
      await vi.waitFor(async () => {
        const waiting = await tx.query(
          "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
        expect(isAnswered || waiting.length > 0).toBe(true);
      }, 15_000);
    });
    expect(await started).toMatchObject({ status: 403, body: { errorCode: "SECOND_PERSON_REQUIRED" } });
    await agreeOnRule(stack, "CAMPAIGN_START", { when: "ALWAYS" });
  },
);

describe("results", () => {
  it("compare the deposits and revenue of players who got it with the control group's", async () => {
    const ids = await addResidents(
      stack,
      "GL",
      Array.from({ length: 40 }, () => ({})),
    );
    const done = await runToEnd(mary, campaignPlan("GL", { controlPercent: 50, resultDays: 3 }));
    expect(done.sent + done.control).toBe(40);
    // Players are divided at random, so the test expects only group sizes that are almost certain.
    expect(done.control).toBeGreaterThan(2);
    expect(done.sent).toBeGreaterThan(2);
    const rows = await stack.kit.db.query<{ id: string; control: boolean }>(
      "select player_id as id, is_control as control from campaign_recipients where campaign_id = $1",
      [done.id],
    );
    const treated = rows.filter(({ control }) => !control).map(({ id }) => id);
    const control = rows.filter((row) => row.control).map(({ id }) => id);
    for (const id of control) expect(await inboxOf(id)).toEqual([]);
    const play = async (playerId: string, id: string) => {
      const money = { playerId, currency: "USD" };
      await depositTo(stack, { ...money, id: `d_${id}_${playerId}`, amountMinor: 50_00n });
      await betFrom(stack, { ...money, id: `b_${id}_${playerId}`, amountMinor: 20_00n });
    };
    await play(treated[0]!, "in");
    await play(treated[1]!, "in");
    await play(control[0]!, "in");
    await stack.clock.advance(4 * dayMs);
    await play(treated[2]!, "late");
    await stack.clock.advance(2 * 60_000);
    await gatherResults(parts());
    await gatherResults(parts());
    expect((await readCampaign(mary, done.id)).results).toEqual([
      {
        currency: "USD",
        treated: { players: treated.length, depositors: 2, deposits: 100, netRevenue: 40 },
        control: { players: control.length, depositors: 1, deposits: 50, netRevenue: 20 },
      },
    ]);
    expect(ids).toHaveLength(40);
  });
});
