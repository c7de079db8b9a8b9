import { sendPlayerMessage } from "@parlour/contracts/calls/identity/profile/send-player-message";
import { listPlayerBonuses } from "@parlour/contracts/calls/rewards/bonuses/list-player-bonuses";
import { excludeFromLoyalty } from "@parlour/contracts/calls/rewards/loyalty-points/exclude-from-loyalty";
import { getPlayerLoyalty } from "@parlour/contracts/calls/rewards/loyalty-points/get-player-loyalty";
import { getPlayerReferrals } from "@parlour/contracts/calls/rewards/referral/get-player-referrals";
import { getReferralProfile } from "@parlour/contracts/calls/rewards/referral/get-referral-profile";
import { deleteNotification } from "@parlour/contracts/calls/site/notifications/delete-notification";
import { listNotifications } from "@parlour/contracts/calls/site/notifications/list-notifications";
import { listPlayerMessages } from "@parlour/contracts/calls/site/notifications/list-player-messages";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { playRound } from "../testing-bonuses.ts";
import { addPayer } from "../testing-cashier.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { addPlayer, signIn } from "../testing-people.ts";
import { joinWith, visit } from "../testing-referral.ts";

let stack: TestStack;
let desk: TestClient;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
  desk = actAsOperator(stack.client(), "sasha", ["SUPPORT"]);
}, 90_000);
afterAll(() => stack?.close());

const eventually = <Value>(check: () => Promise<Value>) =>
  vi.waitFor(check, { timeout: 15_000, interval: 100 });
const reason = "the player asked";

test("loyalty: support reads points and history, marketing excludes the player", async () => {
  const { player } = await addPayer(stack, { amountMinor: 5_000_00n });
  const params = { playerId: player.id };
  await playRound(stack, { playerId: player.id, stakeMinor: 1_100_00, winMinor: 900_00 });
  const ask = async () => (await desk.call(getPlayerLoyalty, { params })).body;
  const standing = await eventually(async () => {
    const body = await ask();
    expect(body).toMatchObject({ points: 1_100, tier: { id: "bronze" } });
    return body;
  });
  expect(standing).toMatchObject({ excluded: false, nextCursor: null });
  expect(standing.items.map(({ kind, points }) => [kind, points])).toEqual([["EARNED", 1_100]]);

  const out = { params, body: { excluded: true, reason } };
  expect((await desk.call(excludeFromLoyalty, out)).status).toBe(403);
  const marketing = actAsOperator(stack.client(), "mara", ["MARKETING"]);
  expect((await marketing.call(excludeFromLoyalty, out)).status).toBe(200);
  expect((await ask()).excluded).toBe(true);
  const nobody = { params: { playerId: "player_none" } };
  expect((await desk.call(getPlayerLoyalty, nobody)).status).toBe(404);
});

test("messages: all sent messages, including deleted ones, page by page", async () => {
  const player = await addPlayer(stack, { language: "es" });
  const client = stack.client();
  await signIn(client, player);
  const params = { playerId: player.id };
  const body = { title: "About your letter", text: "We have answered it.", reason };
  expect((await desk.call(sendPlayerMessage, { params, body })).status).toBe(200);
  const own = await eventually(async () => {
    const { notifications } = (await client.call(listNotifications)).body;
    expect(notifications).toHaveLength(1);
    return notifications[0]!;
  });
  const ask = async (cursor?: string) =>
    (await desk.call(listPlayerMessages, { params, query: { ...(cursor && { cursor }) } })).body;
  expect(await ask()).toMatchObject({
    unread: 1,
    items: [{ title: body.title, text: body.text, readAt: null, deletedAt: null }],
  });
  await client.call(deleteNotification, { params: { id: own.id } });
  const after = await ask();
  expect(after.unread).toBe(0);
  expect(after.items[0]!.deletedAt).not.toBeNull();

  await stack.kit.db.query(
    `insert into notifications (player_id, id, kind, topic, data, created_at)
     select $1, 'older_' || n, 'OPERATOR_MESSAGE', 'SERVICE', '{"title":"t","text":"x"}', $2::timestamptz - n * interval '1 hour'
     from generate_series(1, 60) as n`,
    [player.id, stack.clock.now()],
  );
  const first = await ask();
  const second = await ask(first.nextCursor!);
  expect([first.items.length, second.items.length, second.nextCursor]).toEqual([50, 11, null]);
  const all = new Set([...first.items, ...second.items].map(({ id }) => id));
  expect(all.size).toBe(61);
});

test("referrals: both sides show who referred whom, with the reason for a refusal", async () => {
  const { client, playerId } = await joinWith(stack);
  const { token } = (await client.call(getReferralProfile)).body;
  await visit(stack.client(), { token, visitor: "a visitor only" });
  const ask = async (id: string) => (await desk.call(getPlayerReferrals, { params: { playerId: id } })).body;
  const friend = await joinWith(stack, { referral: token });
  await eventually(async () => {
    const { invitations } = await ask(playerId);
    expect(invitations).toHaveLength(2);
    expect(invitations).toContainEqual(expect.objectContaining({ playerId: null, state: "VISITED" }));
    expect(invitations).toContainEqual(
      expect.objectContaining({ playerId: friend.playerId, state: "JOINED", refusedFor: [] }),
    );
  });
  expect(await ask(playerId)).toMatchObject({ token, referredBy: null, rewards: [] });
  expect((await ask(friend.playerId)).referredBy).toMatchObject({ playerId });
});

test("bonuses: support can read them too", async () => {
  const { id: playerId } = await addPlayer(stack);
  expect((await desk.call(listPlayerBonuses, { params: { playerId } })).body).toEqual([]);
  const games = actAsOperator(stack.client(), "gil", ["GAMES"]);
  expect((await games.call(listPlayerBonuses, { params: { playerId } })).status).toBe(403);
});
