import { decideProposal } from "@parlour/contracts/calls/office/operator/decide-proposal";
import { proposeChange } from "@parlour/contracts/calls/office/operator/propose-change";
import { listConfiguredGames } from "@parlour/contracts/calls/play/game-catalogue/list-configured-games";
import { cancelBonusGrant } from "@parlour/contracts/calls/rewards/bonuses/cancel-bonus-grant";
import { cancelPlayerBonus } from "@parlour/contracts/calls/rewards/bonuses/cancel-player-bonus";
import { createBonusOffer } from "@parlour/contracts/calls/rewards/bonuses/create-bonus-offer";
import { endBonusOffer } from "@parlour/contracts/calls/rewards/bonuses/end-bonus-offer";
import { grantBonus } from "@parlour/contracts/calls/rewards/bonuses/grant-bonus";
import { listBonusGrants } from "@parlour/contracts/calls/rewards/bonuses/list-bonus-grants";
import { listBonusOffers } from "@parlour/contracts/calls/rewards/bonuses/list-bonus-offers";
import { listBonuses } from "@parlour/contracts/calls/rewards/bonuses/list-bonuses";
import { listPlayerBonuses } from "@parlour/contracts/calls/rewards/bonuses/list-player-bonuses";
import { listPublicOffers } from "@parlour/contracts/calls/rewards/bonuses/list-public-offers";
import { updateBonusOffer } from "@parlour/contracts/calls/rewards/bonuses/update-bonus-offer";
import { getLoyaltyProgramme } from "@parlour/contracts/calls/rewards/loyalty-points/get-loyalty-programme";
import type { Transaction } from "@parlour/server/kit/database";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { playRound } from "../testing-bonuses.ts";
import { addPayer, balancesOf, findDifferences } from "../testing-cashier.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";

let stack: TestStack;
let operator: TestClient;
const reason = "because";
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
  operator = actAsOperator(stack.client(), "mary", ["MARKETING"]);
}, 120_000);
afterAll(async () => {
  expect(await findDifferences(stack)).toEqual([]);
  await stack.close();
});

const kept = async (id: string) =>
  (await operator.call(listBonusOffers)).body.find((offer) => offer.id === id)!;
const shown = async () => (await stack.client().call(listPublicOffers)).body.map(({ id }) => id);

it("approvers from compliance read the names of the games in an offer", async () => {
  const compliance = actAsOperator(stack.client(), "ida", ["COMPLIANCE"]);
  const { plan } = (await compliance.call(listBonusOffers)).body.find(({ id }) => id === "offer_free_spins")!;
  const { status, body } = await compliance.call(listConfiguredGames);
  expect(status).toBe(200);
  const game = body.items.find(({ id }) => id === plan.spins?.gameId);
  expect(game?.name).toMatch(/[a-z]/);
  const support = actAsOperator(stack.client(), "sue", ["SUPPORT"]);
  expect((await support.call(listConfiguredGames)).status).toBe(403);
});

it("spins can be offered only in games that support them", async () => {
  const { plan, version } = await kept("offer_free_spins");
  const fault = {
    status: 422,
    body: { errors: [{ code: "INVALID_VALUE", field: "plan.spins.gameId" }] },
  };
  const write = (gameId: string) => {
    const body = { id: "offer_more_spins", plan: { ...plan, spins: { gameId, count: 5 } }, reason };
    return operator.call(createBonusOffer, { body });
  };
  // Free spins can't be offered on an unknown game, a shared table or a game whose rounds may need a further
  // stake.
  for (const gameId of ["no-such-game", "1206", "1003"]) {
    expect(await write(gameId)).toMatchObject(fault);
    const changed = { ...plan, spins: { gameId, count: 5 } };
    const params = { id: "offer_free_spins" };
    expect(
      await operator.call(updateBonusOffer, {
        params,
        body: { plan: changed, baseVersion: version, reason },
      }),
    ).toMatchObject(fault);
  }
  expect((await write("1402")).status).toBe(200);
});

it("spins are offered only at stakes whose wins need no rounding", async () => {
  const { plan } = await kept("offer_free_spins");
  const write = (spinStake: number) => {
    const changed = { ...plan, amounts: { USD: { ...plan.amounts.USD, spinStake } } };
    return operator.call(createBonusOffer, { body: { id: "offer_odd_spins", plan: changed, reason } });
  };
  expect(await write(0.5)).toMatchObject({
    status: 422,
    body: { errors: [{ code: "INVALID_VALUE", field: "plan.amounts.USD.spinStake" }] },
  });
  expect((await write(0.6)).status).toBe(200);
  // Seeding doesn't validate the sandbox's own offer, so we send its stakes in every currency to the call
  // that does.
  expect(
    (await operator.call(createBonusOffer, { body: { id: "offer_same_spins", plan, reason } })).status,
  ).toBe(200);
});

it("an offer is created, changed from the version that was read, and ended", async () => {
  const { plan } = await kept("offer_free_bet");
  const id = "offer_spring";
  const made = await operator.call(createBonusOffer, { body: { id, plan, reason } });
  expect(made.body).toMatchObject({ id, version: 1, state: "OPEN", taken: 0 });
  expect(await shown()).toContain(id);

  const unfinished = { ...plan, amounts: { USD: { maxBet: 0.001 } } };
  const refused = await operator.call(createBonusOffer, {
    body: { id: "offer_half", plan: unfinished, reason },
  });
  expect(refused).toMatchObject({
    status: 422,
    body: {
      errors: [
        { code: "REQUIRED", field: "plan.amounts.USD.amount" },
        { code: "AMOUNT_TOO_PRECISE", field: "plan.amounts.USD.maxBet" },
      ],
    },
  });

  const change = { params: { id }, body: { plan: { ...plan, wageringFactor: 3 }, baseVersion: 1, reason } };
  expect((await operator.call(updateBonusOffer, change)).body).toMatchObject({ version: 2 });
  expect((await operator.call(updateBonusOffer, change)).status).toBe(409);
  const ended = await operator.call(endBonusOffer, { params: { id }, body: { reason } });
  expect(ended.body).toMatchObject({ state: "ENDED", version: 3 });
  expect(await shown()).not.toContain(id);
  const support = actAsOperator(stack.client(), "sam", ["SUPPORT"]);
  expect((await support.call(endBonusOffer, { params: { id }, body: { reason } })).status).toBe(403);
});

it("unknown ids are refused; a grant reaches the named players once, and cancelling it ends the active bonuses", async () => {
  const [ann, ben] = [
    await addPayer(stack, { amountMinor: 0n }),
    await addPayer(stack, { currency: "SEK", amountMinor: 0n }),
  ];
  const to = { playerIds: [ann.player.id, ben.player.id] };
  const withUnknown = { playerIds: [...to.playerIds, "player_nobody"] };
  const mistaken = { body: { id: "grant_none", offerId: "offer_free_bet", to: withUnknown, reason } };
  expect(await operator.call(grantBonus, mistaken)).toMatchObject({
    status: 422,
    body: { errorCode: "RECIPIENT_NOT_FOUND", unknown: ["player_nobody"] },
  });
  const request = { body: { id: "grant_one", offerId: "offer_free_bet", to, reason } };
  const asked = await Promise.all([operator.call(grantBonus, request), operator.call(grantBonus, request)]);
  expect(asked.map(({ status }) => status)).toEqual([200, 200]);
  const grant = async () => (await operator.call(listBonusGrants)).body.items[0];
  await expect.poll(grant).toMatchObject({ id: "grant_one", players: 2, granted: 1, refused: 1 });
  expect(await balancesOf(ann.client)).toMatchObject({ Bonus: 10, Total: 10 });
  expect((await ben.client.call(listBonuses)).body).toEqual([]);

  const back = await operator.call(cancelBonusGrant, { params: { id: "grant_one" }, body: { reason } });
  expect(back.body.cancelledAt).not.toBeNull();
  expect(await balancesOf(ann.client)).toMatchObject({ Bonus: 0, Total: 0 });
  const [bonus] = (await operator.call(listPlayerBonuses, { params: { playerId: ann.player.id } })).body;
  expect(bonus?.steps.map(({ event, actor }) => [event, actor])).toEqual([
    ["opt-in", "operator_mary"],
    ["activate", "operator_mary"],
    ["cancel", "operator_mary"],
  ]);
  const again = await operator.call(cancelPlayerBonus, { params: { id: bonus!.id }, body: { reason } });
  expect(again.body.status).toBe("CANCELLED");
});

it("a grant to a tier reaches the players in it", async () => {
  const { client, player } = await addPayer(stack, { amountMinor: 6_000_00n });
  await playRound(stack, { playerId: player.id, stakeMinor: 6_000_00 });
  await expect
    .poll(async () => {
      const [row] = await stack.kit.db.query<{ tier_id: string }>(
        "select tier_id from loyalty_players where player_id = $1",
        [player.id],
      );
      return row?.tier_id;
    })
    .toBe("silver");
  const to = { tiers: ["silver"] };
  // A cash grant to a whole tier needs two operators.
  const offerId = "offer_house_thanks";
  const proposed = async (grantId: string, offerVersion: number) => {
    const data = { id: grantId, offerId, offerVersion, to };
    return (await operator.call(proposeChange, { body: { kind: "BONUS_GRANT", data, reason } })).body;
  };
  const { plan, version } = await kept(offerId);
  const { id, summary } = await proposed("grant_tier", version);
  expect(summary).toContain("to tier Silver:");
  const other = actAsOperator(stack.client(), "cora", ["COMPLIANCE"]);
  const approve = (proposal: string) =>
    other.call(decideProposal, { params: { id: proposal }, body: { decision: "APPROVE", reason } });
  await approve(id);
  await expect.poll(() => balancesOf(client)).toMatchObject({ Withdrawable: 5, Total: 5 });

  // If the offer has been changed since the proposal, it is not the offer that the approver has read.
  const early = await proposed("grant_changed", version);
  const body = { plan, baseVersion: version, reason };
  expect((await operator.call(updateBonusOffer, { params: { id: offerId }, body })).status).toBe(200);
  expect((await approve(early.id)).body).toMatchObject({ errorCode: "CONFLICT" });
  expect(await proposed("grant_outdated", version)).toMatchObject({ errorCode: "CONFLICT" });
  expect(await balancesOf(client)).toMatchObject({ Total: 5 });
});

it("a grant in progress stops when its offer is changed", async () => {
  const { client, player } = await addPayer(stack, {});
  const { version } = await kept("offer_free_bet");
  await stack.kit.db.query(
    `insert into bonus_grants (id, offer_id, offer_version, reason, operator, created_at)
     values ('grant_stopped', 'offer_free_bet', $1, 'test', 'operator_mary', now())`,
    [version - 1],
  );
  await stack.kit.db.query(
    "insert into bonus_grant_players (grant_id, player_id) values ('grant_stopped', $1)",
    [player.id],
  );
  await stack.kit.db.transaction((tx) => stack.kit.jobs.enqueue(tx, "bonus-grant", { id: "grant_stopped" }));
  const grant = async () =>
    (await operator.call(listBonusGrants)).body.items.find(({ id }) => id === "grant_stopped");
  await expect.poll(grant, { timeout: 15_000 }).toMatchObject({ players: 1, granted: 0, refused: 1 });
  expect((await client.call(listBonuses)).body).toEqual([]);
});

// The embedded engine runs one transaction at a time, so no transaction on it can wait for a lock.
it.runIf(process.env.TEST_DATABASE_URL)(
  "a grant waits for a change to its offer and is weighed by it",
  async () => {
    const { player } = await addPayer(stack, { amountMinor: 0n });
    const offerId = "offer_house_thanks";
    const { plan, version } = await kept(offerId);
    const costly = { ...plan, amounts: { USD: { ...plan.amounts.USD, amount: 5_000 } } };
    const to = { playerIds: [player.id] };
    const data = { id: "grant_late", offerId, offerVersion: version, to };
    const ways = [
      () => operator.call(grantBonus, { body: { id: "grant_late", offerId, to, reason } }),
      () => operator.call(proposeChange, { body: { kind: "BONUS_GRANT", data, reason } }),
    ];
    const results: unknown[] = [];
    for (const grant of ways) {
      const change = (tx: Transaction, to: object, by: number) =>
        tx.query("update bonus_offers set version = version + $3, plan = $2 where id = $1", [
          offerId,
          JSON.stringify(to),
          by,
        ]);
      const granting = await stack.kit.db.transaction(async (tx) => {
        await change(tx, costly, 1);
        const started = grant();
        const waiting = () =>
          tx.query(
            "select pid from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))",
          );
        await expect.poll(waiting, { timeout: 15_000 }).not.toEqual([]);
        return { started };
      });
      results.push((await granting.started).body);
      await stack.kit.db.transaction((tx) => change(tx, plan, -1));
    }
    expect(results).toMatchObject([{ errorCode: "SECOND_PERSON_REQUIRED" }, { state: "OPEN" }]);
  },
);

it("an offer that depends on the player's actions cannot be granted", async () => {
  const to = { playerIds: ["player_demo"] };
  const request = { id: "grant_match", offerId: "offer_welcome", to, reason };
  expect((await operator.call(grantBonus, { body: request })).status).toBe(409);
});

it("an offer of 1000% with 0× wagering to everyone needs a second operator and shows its worst case", async () => {
  const { plan } = await kept("offer_welcome");
  const id = "offer_too_good";
  const generous = { ...plan, percent: 1_000, wageringFactor: 0 };
  const body = { id, plan: generous, reason };
  expect((await operator.call(createBonusOffer, { body })).body).toEqual({
    errorCode: "SECOND_PERSON_REQUIRED",
  });
  const data = { id, plan: generous, baseVersion: null };
  const proposed = await operator.call(proposeChange, { body: { kind: "BONUS_OFFER", data, reason } });
  expect(proposed.body.summary).toMatch(
    /1000%, 0× wagering, everyone, at most about \$[\d,.]+ per player in any of \d+ currencies$/,
  );
  const approve = { params: { id: proposed.body.id }, body: { decision: "APPROVE" as const, reason } };
  expect((await operator.call(decideProposal, approve)).body).toMatchObject({ errorCode: "OWN_PROPOSAL" });
  expect(await shown()).not.toContain(id);
  const other = actAsOperator(stack.client(), "cora", ["COMPLIANCE"]);
  expect((await other.call(decideProposal, approve)).body).toMatchObject({ state: "APPROVED" });
  expect(await shown()).toContain(id);
  await operator.call(endBonusOffer, { params: { id }, body: { reason } });
});

it("the approver of free spins reads that their winnings come on top of their stakes", async () => {
  const { plan } = await kept("offer_free_spins");
  const { amounts } = plan;
  const [currency] = Object.keys(amounts);
  const dear = {
    ...plan,
    spins: { ...plan.spins!, count: 100 },
    amounts: { [currency!]: amounts[currency!]! },
    isPublic: true,
  };
  const data = { id: "offer_dear_spins", plan: dear, baseVersion: null };
  const proposed = await operator.call(proposeChange, { body: { kind: "BONUS_OFFER", data, reason } });
  expect(proposed.body.summary).toMatch(/100 spins, .+ per player in stakes, plus what they win$/);
});

it("cash for whole tiers needs a second operator, and an unknown tier is refused", async () => {
  const { plan } = await kept("offer_free_bet");
  const id = "offer_cash_for_all";
  const cash = { ...plan, type: "CASH" as const, isPublic: false };
  expect((await operator.call(createBonusOffer, { body: { id, plan: cash, reason } })).status).toBe(200);
  const grant = (tiers: string[]) =>
    operator.call(grantBonus, { body: { id: "grant_all", offerId: id, to: { tiers }, reason } });
  expect((await grant(["tier_none"])).body).toMatchObject({ errorCode: "RECIPIENT_NOT_FOUND" });
  const { tiers } = (await operator.call(getLoyaltyProgramme)).body.current.plan;
  expect((await grant([tiers[0]!.id])).body).toEqual({ errorCode: "SECOND_PERSON_REQUIRED" });
});
