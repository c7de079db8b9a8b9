import { countCampaignAudience } from "@parlour/contracts/calls/rewards/campaigns/count-campaign-audience";
import { listCampaigns } from "@parlour/contracts/calls/rewards/campaigns/list-campaigns";
import { previewCampaign } from "@parlour/contracts/calls/rewards/campaigns/preview-campaign";
import { saveCampaign } from "@parlour/contracts/calls/rewards/campaigns/save-campaign";
import { acknowledgeNotification } from "@parlour/contracts/calls/site/notifications/acknowledge-notification";
import { getNotificationPreferences } from "@parlour/contracts/calls/site/notifications/get-notification-preferences";
import { listNotifications } from "@parlour/contracts/calls/site/notifications/list-notifications";
import { setNotificationPreference } from "@parlour/contracts/calls/site/notifications/set-notification-preference";
import { listOutbox } from "@parlour/contracts/calls/site/sandbox/list-outbox";
import { verifyLedger } from "@parlour/ledger/verify";
import { runCampaign, tickCampaigns } from "@parlour/server/services/rewards/campaigns";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import {
  act,
  addResidents,
  campaignPlan,
  gather,
  readCampaign,
  runToEnd,
  saveDraft,
} from "../testing-campaigns.ts";
import { changeFrequencyCap } from "../testing-configuration.ts";
import { betFrom, depositTo } from "../testing-money.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { addPlayer, signIn } from "../testing-people.ts";
import { depositByCard, joinWith } from "../testing-referral.ts";

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
  await stack.kit.db.query<{ title: Record<string, string> }>(
    "select data -> 'title' as title from notifications where player_id = $1 and kind = 'CAMPAIGN_MESSAGE'",
    [playerId],
  );
const lettersTo = async (to: string) =>
  (await stack.client().call(listOutbox, { query: { to } })).body.filter(({ subject }) =>
    /^(Hello|Hola)/.test(subject ?? ""),
  );

describe("a campaign", () => {
  it("reaches the segment once, in each player's language, and nobody else", async () => {
    const [english, spanish, chinese] = await addResidents(stack, "IS", [
      { firstName: "Ann" },
      { firstName: "Inés", language: "es" },
      { firstName: "Mei", language: "zh" },
    ]);
    const [other] = await addResidents(stack, "LI", [{}]);
    const done = await runToEnd(mary, campaignPlan("IS"));
    expect(done).toMatchObject({ sent: 3, control: 0, excluded: 0, waiting: 0, read: 0 });
    expect(done.sentBy).toEqual({ ON_SITE: 3, EMAIL: 0, SMS: 0 });
    expect((await inboxOf(english!))[0]!.title.en).toBe("Hello Ann");
    expect((await inboxOf(spanish!))[0]!.title.es).toBe("Hola Inés");
    expect((await inboxOf(chinese!))[0]!.title.zh).toBe("Hello Mei");
    expect(await inboxOf(other!)).toEqual([]);
    await runCampaign(parts(), done.id);
    expect(await inboxOf(english!)).toHaveLength(1);
  });

  it("counts who has read it on the site", async () => {
    const player = await addPlayer(stack, { countryCode: "AD", subdivision: "", currency: "USD" });
    await gather(stack);
    const { id } = await runToEnd(mary, campaignPlan("AD"));
    const client = stack.client();
    await signIn(client, player);
    const { notifications } = (await client.call(listNotifications, { query: {} })).body;
    const message = notifications.find(({ topic }) => topic === "MARKETING")!;
    expect(message).toMatchObject({ title: "Hello Rosalind", link: "/promotions" });
    await client.call(acknowledgeNotification, { params: { id: message.id } });
    expect((await readCampaign(mary, id)).read).toBe(1);
  });

  it("writes only to players who agreed, by the channels they agreed to", async () => {
    const agreed = await addPlayer(stack, { countryCode: "SM", subdivision: "", currency: "USD" });
    const silent = await addPlayer(stack, { countryCode: "SM", subdivision: "", currency: "USD" });
    const client = stack.client();
    await signIn(client, agreed);
    const body = { topic: "MARKETING", onSite: false, email: true, sms: true };
    await client.call(setNotificationPreference, { body });
    await gather(stack);
    const texts = { ...campaignPlan("SM").texts };
    texts.en = { ...texts.en!, sms: "Hi {name}" };
    const done = await runToEnd(mary, campaignPlan("SM", { channels: ["EMAIL", "SMS"], texts }));
    expect(done.exclusions).toEqual([{ reason: "NO_CONSENT", players: 1 }]);
    expect(done.sentBy).toEqual({ ON_SITE: 0, EMAIL: 1, SMS: 1 });
    const [letter] = await lettersTo(agreed.email);
    expect(letter!.subject).toBe("Hello Rosalind");
    expect(letter!.text).toContain("/account/messages#preferences");
    expect(await lettersTo(silent.email)).toEqual([]);
    const sms = (await stack.client().call(listOutbox, { query: { to: `+1${agreed.phone}` } })).body;
    expect(sms[0]!.text).toMatch(/^Hi Rosalind .*\/promotions Opt out: /);
  });

  it("reaches by e-mail whoever agreed while joining, once the address is confirmed", async () => {
    // The players have different names and birth dates, because campaigns leave out suspected duplicate accounts.
    const { playerId, client } = await joinWith(stack, { lastName: "Willing", acceptOffers: true });
    await joinWith(stack, { lastName: "Unwilling", birthDate: "1971-01-31", acceptOffers: false });
    const marketing = async () =>
      (await client.call(getNotificationPreferences)).body.topics.find(({ topic }) => topic === "MARKETING");
    await eventually(async () => expect(await marketing()).toMatchObject({ email: true, sms: false }));
    await stack.kit.db.query("update players set email_confirmed_at = now() where id = $1", [playerId]);
    await gather(stack);
    const filter = { country: "CA", joinedFrom: stack.clock.now().toISOString().slice(0, 10) };
    const done = await runToEnd(mary, campaignPlan("CA", { filter, channels: ["EMAIL"] }));
    expect(done.sentBy.EMAIL).toBe(1);
  });

  it("leaves out players on a break, under review for harm, self-excluded, closed or disabled", async () => {
    const ids = await addResidents(stack, "MC", [
      {},
      {},
      {},
      { status: "CLOSED" },
      { status: "DISABLED" },
      { status: "SELF_EXCLUDED" },
    ]);
    const [, resting, troubled] = ids;
    await stack.kit.db.query(
      `insert into cases (id, player_id, state, score, reasons, opened_at)
       values ('case_campaign', $1, 'OPEN', 60, '[]', now())`,
      [troubled],
    );
    const until = new Date(stack.clock.now().getTime() + 30 * dayMs);
    await stack.ports.protection.exclude({ id: resting!, currency: "USD" }, until);
    const done = await runToEnd(mary, campaignPlan("MC"));
    expect(done.sent).toBe(1);
    expect(done.exclusions.toSorted((a, b) => a.reason.localeCompare(b.reason))).toEqual([
      { reason: "NOT_ACTIVE", players: 3 },
      { reason: "ON_BREAK", players: 1 },
      { reason: "PROTECTION_CASE", players: 1 },
    ]);
    expect([...(await inboxOf(resting!)), ...(await inboxOf(troubled!))]).toEqual([]);
  });

  it("keeps to the frequency cap over all campaigns", async () => {
    const [id] = await addResidents(stack, "VA", [{}]);
    await changeFrequencyCap(mary, { messages: 2, days: 7 });
    for (const sent of [1, 1, 0]) expect((await runToEnd(mary, campaignPlan("VA"))).sent).toBe(sent);
    await stack.clock.advance(8 * dayMs);
    expect((await runToEnd(mary, campaignPlan("VA"))).sent).toBe(1);
    expect(await inboxOf(id!)).toHaveLength(3);
    await changeFrequencyCap(mary, { messages: 100, days: 1 });
  });

  it("is paused, resumed and stopped; what was not sent by then never is", async () => {
    await addResidents(stack, "GI", [{}, {}]);
    const draft = await saveDraft(mary, campaignPlan("GI", { delayHours: 1 }));
    const running = (await act(mary, draft, "START")).body;
    expect(running.state).toBe("RUNNING");
    expect((await act(mary, draft, "PAUSE")).status).toBe(409);
    await eventually(async () => expect((await readCampaign(mary, draft.id)).waiting).toBe(2));
    const paused = (await act(mary, running, "PAUSE")).body;
    await stack.clock.advance(2 * 3_600_000);
    await runCampaign(parts(), draft.id);
    expect(await readCampaign(mary, draft.id)).toMatchObject({
      state: "PAUSED",
      pausedBy: "OPERATOR",
      sent: 0,
    });
    const resumed = (await act(mary, paused, "RESUME")).body;
    await eventually(async () =>
      expect(await readCampaign(mary, draft.id)).toMatchObject({ state: "FINISHED", sent: 2 }),
    );
    expect((await act(mary, resumed, "STOP")).status).toBe(409);

    const second = await saveDraft(mary, campaignPlan("GI", { delayHours: 1 }));
    const started = (await act(mary, second, "START")).body;
    await eventually(async () => expect((await readCampaign(mary, second.id)).waiting).toBe(2));
    expect((await act(mary, started, "STOP")).body.state).toBe("STOPPED");
    await stack.clock.advance(2 * 3_600_000);
    await tickCampaigns(parts());
    await runCampaign(parts(), second.id);
    expect(await readCampaign(mary, second.id)).toMatchObject({ sent: 0, waiting: 2 });
  });

  it("waits for its time, and can be taken back to a draft until then", async () => {
    await addResidents(stack, "MO", [{}]);
    const startsAt = new Date(stack.clock.now().getTime() + dayMs).toISOString();
    const draft = await saveDraft(mary, campaignPlan("MO", { startsAt }));
    const scheduled = (await act(mary, draft, "START")).body;
    expect(scheduled.state).toBe("SCHEDULED");
    const back = (await act(mary, scheduled, "UNSCHEDULE")).body;
    const body = { plan: { ...back.plan, name: "Later" }, baseVersion: back.version, reason };
    const changed = (await mary.call(saveCampaign, { params: { id: draft.id }, body })).body;
    expect((await mary.call(saveCampaign, { params: { id: draft.id }, body })).status).toBe(409);
    await act(mary, changed, "START");
    await tickCampaigns(parts());
    expect((await readCampaign(mary, draft.id)).state).toBe("SCHEDULED");
    await stack.clock.advance(dayMs + 1_000);
    await tickCampaigns(parts());
    await eventually(async () =>
      expect(await readCampaign(mary, draft.id)).toMatchObject({ name: "Later", state: "FINISHED", sent: 1 }),
    );
  });
});

describe("a trigger", () => {
  it("is the first deposit, and only the first", async () => {
    const plan = campaignPlan("CA", { trigger: "FIRST_DEPOSIT", filter: { deposited: "YES" } });
    const { id } = (await act(mary, await saveDraft(mary, plan), "START")).body;
    const { client, playerId } = await joinWith(stack, { lastName: "Depositor", birthDate: "1985-08-08" });
    expect(await inboxOf(playerId)).toEqual([]);
    await depositByCard(client, 20);
    await eventually(async () => expect(await inboxOf(playerId)).toHaveLength(1));
    await depositByCard(client, 20);
    await runCampaign(parts(), id);
    expect(await inboxOf(playerId)).toHaveLength(1);
    expect(await readCampaign(mary, id)).toMatchObject({ state: "RUNNING", sent: 1 });
    await act(mary, await readCampaign(mary, id), "STOP");
  });

  it("is a number of days without play", async () => {
    const [idle, active] = await addResidents(stack, "JE", [{}, {}]);
    const plan = campaignPlan("JE", { trigger: "NO_PLAY", idleDays: 5 });
    const { id } = (await act(mary, await saveDraft(mary, plan), "START")).body;
    await stack.clock.advance(3 * dayMs);
    const money = { playerId: active!, currency: "USD", amountMinor: 10_00n };
    await depositTo(stack, { ...money, id: `d_${active}` });
    await betFrom(stack, { ...money, id: `b_${active}` });
    await stack.clock.advance(2 * 60_000);
    await gather(stack);
    await stack.clock.advance(3 * dayMs);
    await runCampaign(parts(), id);
    expect(await inboxOf(idle!)).toHaveLength(1);
    expect(await inboxOf(active!)).toEqual([]);
    await stack.clock.advance(3 * dayMs);
    await runCampaign(parts(), id);
    expect(await inboxOf(active!)).toHaveLength(1);
    expect(await inboxOf(idle!)).toHaveLength(1);
    await act(mary, await readCampaign(mary, id), "STOP");
  });

  it("is a new tier, in the direction that was chosen", async () => {
    const [id] = await addResidents(stack, "GG", [{}]);
    const plan = campaignPlan("GG", { trigger: "TIER_UP" });
    const campaign = (await act(mary, await saveDraft(mary, plan), "START")).body;
    const publish = (isUp: boolean) =>
      stack.kit.db.transaction((tx) =>
        stack.kit.facts.publish(tx, {
          kind: "TIER_CHANGED",
          playerId: id!,
          data: { from: "Starter", to: "Silver", isUp },
        }),
      );
    await publish(false);
    await publish(true);
    await eventually(async () => expect(await readCampaign(mary, campaign.id)).toMatchObject({ sent: 1 }));
    expect(await inboxOf(id!)).toHaveLength(1);
    await act(mary, await readCampaign(mary, campaign.id), "STOP");
  });
});

describe("the desk", () => {
  it("previews the fallback, counts the audience and names what is wrong with a plan", async () => {
    await addResidents(stack, "NR", [{}, { currency: "EUR" }]);
    const { texts, fallbackLanguage, link } = campaignPlan("NR");
    const plan = { texts, fallbackLanguage, link, offerId: null };
    const preview = await mary.call(previewCampaign, { body: { plan, language: "zh" } });
    expect(preview.body).toMatchObject({ language: "en", onSite: { title: "Hello Zoë" }, sms: null });
    expect(preview.body.email.text).toContain("Zoë，您好：");
    const audience = await mary.call(countCampaignAudience, { query: { country: "NR" } });
    expect(audience.body.players).toBe(2);
    const wrong = campaignPlan("NR", {
      trigger: "NO_PLAY",
      offerId: "offer_none",
      texts: { ...texts, es: { title: "{nombre}", text: "x" } },
    });
    const answer = await mary.call(saveCampaign, {
      params: { id: "campaign_wrong" },
      body: { plan: wrong, baseVersion: null, reason },
    });
    expect(answer).toMatchObject({
      status: 422,
      body: {
        errors: [
          { code: "INVALID_FORMAT", field: "plan.texts.es.title" },
          { code: "REQUIRED", field: "plan.idleDays" },
          { code: "INVALID_VALUE", field: "plan.offerId" },
        ],
      },
    });
  });

  it("names the operator who changed it last, unless it has changed by itself", async () => {
    const max = actAsOperator(stack.client(), "max", ["MARKETING"]);
    const plan = campaignPlan("CC");
    const draft = await saveDraft(mary, plan);
    expect(draft.changedBy).toBe("mary");
    const body = { plan: { ...plan, name: "Renamed" }, baseVersion: draft.version, reason };
    const renamed = (await max.call(saveCampaign, { params: { id: draft.id }, body })).body;
    expect(renamed.changedBy).toBe("max");
    expect((await act(mary, renamed, "START")).body.changedBy).toBe("mary");
    await eventually(async () =>
      expect(await readCampaign(mary, draft.id)).toMatchObject({ state: "FINISHED", changedBy: null }),
    );
  });

  it("is for marketing only, and every change is in the audit log", async () => {
    const sam = actAsOperator(stack.client(), "sam", ["SUPPORT"]);
    expect((await sam.call(listCampaigns, { query: {} })).status).toBe(403);
    const draft = await saveDraft(mary, campaignPlan("NU"));
    await act(mary, draft, "STOP");
    const entries = await stack.kit.db.query<{ call: string }>(
      "select call from audit_entries where subject = $1",
      [`campaign:${draft.id}`],
    );
    // Both audit entries may have been written in the same millisecond, so their order is not checked.
    expect(entries.map(({ call }) => call).toSorted()).toEqual(["change-campaign-state", "save-campaign"]);
    const { items } = (await mary.call(listCampaigns, { query: { state: "STOPPED" } })).body;
    expect(items.map(({ id }) => id)).toContain(draft.id);
  });
});
