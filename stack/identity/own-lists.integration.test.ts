import { listLoginHistory } from "@parlour/contracts/calls/identity/login-service/list-login-history";
import { listBankAccounts } from "@parlour/contracts/calls/money/bank-accounts/list-bank-accounts";
import { listDeposits } from "@parlour/contracts/calls/money/payment/list-deposits";
import { listWithdrawals } from "@parlour/contracts/calls/money/payment/list-withdrawals";
import { getAffiliate } from "@parlour/contracts/calls/rewards/affiliates/get-affiliate";
import { listAffiliateStatements } from "@parlour/contracts/calls/rewards/affiliates/list-affiliate-statements";
import { listAffiliateStatementsToPay } from "@parlour/contracts/calls/rewards/affiliates/list-affiliate-statements-to-pay";
import { listAffiliates } from "@parlour/contracts/calls/rewards/affiliates/list-affiliates";
import { listBonuses } from "@parlour/contracts/calls/rewards/bonuses/list-bonuses";
import { listPlayerBonuses } from "@parlour/contracts/calls/rewards/bonuses/list-player-bonuses";
import { getLoyaltyProgramme } from "@parlour/contracts/calls/rewards/loyalty-points/get-loyalty-programme";
import { getPlayerReferrals } from "@parlour/contracts/calls/rewards/referral/get-player-referrals";
import { getReferralProfile } from "@parlour/contracts/calls/rewards/referral/get-referral-profile";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { endOfId, manyRows, newestFirst, readArrayPages, readPages, timeOfRow } from "../testing-pages.ts";
import { addPlayer, signIn } from "../testing-people.ts";

let stack: TestStack;
let desk: TestClient;
let client: TestClient;
let playerId: string;
let linked: string;

beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
  desk = actAsOperator(stack.client(), "hana");
  linked = "bank_0260";
  const account = { id: linked, name: "Savings", masked: "•••• 1", type: "BANK" };
  const player = await addPlayer(stack, { currency: "USD", linkedAccounts: [account] });
  playerId = player.id;
  client = stack.client();
  await signIn(client, player);
});
afterAll(() => stack.close());

/** Inserts many rows; `n` counts them, `$2` is the current time and `$3` the player's id. */
async function addRows(into: string, values: string, count = manyRows): Promise<void> {
  const { db, clock } = stack.kit;
  const rows = "generate_series(1, $1::int) n where $2::timestamptz is not null and $3::text is not null";
  await db.query(`insert into ${into} select ${values} from ${rows}`, [count, clock.now(), playerId]);
}
const withCursor = (cursor: string | undefined) => ({ query: cursor === undefined ? {} : { cursor } });
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

describe("players and operators reach every row", () => {
  it("of the bonuses: those that have not ended first, then newest first", async () => {
    const terms = JSON.stringify({
      percent: 100,
      minDepositMinor: "0",
      maxAmountMinor: "0",
      amountMinor: "0",
      wageringFactor: 1,
      contribution: { verticals: {}, categories: {}, games: {} },
      firstDepositOnly: false,
      locksDeposit: false,
      winningsOnly: false,
      spendingOrder: "OWN_FIRST",
      maxBetMinor: null,
      maxConversionMinor: null,
      verticals: [],
      claimDays: 1,
      validDays: 1,
      spins: null,
    });
    await addRows(
      `bonuses (id, player_id, type, name, terms, status, currency, created_at, claim_until, ended_at)`,
      `'bonus_' || ${endOfId}, $3, 'CASH', '{"en": "B"}', '${terms}',
       case when n = 200 then 'ACTIVE' when n > 200 then 'WAITING' else 'EXPIRED' end, 'USD', ${timeOfRow}, $2,
       case when n < 200 then ${timeOfRow} end`,
    );
    const numbers = newestFirst("bonus_");
    const numberOf = (id: string) => Number(id.slice(-4));
    const expected = [
      "bonus_0200",
      ...numbers.filter((id) => numberOf(id) > 200),
      ...numbers.filter((id) => numberOf(id) < 200),
    ];
    const own = await readArrayPages(
      (query) => client.call(listBonuses, { query }),
      ({ id }) => id,
    );
    expect(idsOf(own)).toEqual(expected);
    const seen = await readArrayPages(
      (query) => desk.call(listPlayerBonuses, { params: { playerId }, query }),
      ({ id }) => id,
    );
    expect(idsOf(seen)).toEqual(expected);
    // Clients of earlier versions do not ask for a certain page, and get the first hundred bonuses.
    expect(idsOf((await client.call(listBonuses)).body)).toEqual(expected.slice(0, 100));
  });

  it("of logins", async () => {
    await addRows(
      "login_records (player_id, id, created_at, outcome, device)",
      `$3, 'past_' || ${endOfId}, ${timeOfRow}, 'FAILURE', 'd'`,
    );
    const rows = await readPages(async (cursor) => {
      const { body } = await client.call(listLoginHistory, withCursor(cursor));
      return { items: body.items, next: body.nextCursor };
    });
    expect(idsOf(rows).filter((id) => id.startsWith("past_"))).toEqual(newestFirst("past_"));
  });

  it("of deposits and withdrawals", async () => {
    await addRows(
      "deposits (id, player_id, method, provider, currency, amount_minor, status, created_at)",
      `'deposit_' || ${endOfId}, $3, 'CARD', 'sandbox', 'USD', 100, 'DECLINED', ${timeOfRow}`,
    );
    await addRows(
      `withdrawals (id, player_id, method, method_kind, provider, currency, amount_minor, fee_minor, target,
         target_label, status, created_at)`,
      `'out_' || ${endOfId}, $3, 'CBT', 'CBT', 'sandbox', 'USD', 1000, 0, 't', 't',
       case when n % 2 = 0 then 'DECLINED' else 'CANCELLED' end, ${timeOfRow}`,
    );
    const deposits = await readArrayPages(
      (query) => client.call(listDeposits, { query }),
      ({ id }) => id,
    );
    expect(idsOf(deposits)).toEqual(newestFirst("deposit_"));
    const declined = await readArrayPages(
      (query) => client.call(listWithdrawals, { query: { ...query, status: "DECLINED" } }),
      ({ id }) => id,
    );
    const even = newestFirst("out_").filter((id) => Number(id.slice(-4)) % 2 === 0);
    expect(idsOf(declined)).toEqual(even);
  });

  it("of referrals, whose totals count all pages", async () => {
    // Visitors and friends alternate, so that each page contains both.
    await addRows(
      "referral_visits (referrer_id, visitor_hash, id, sharing_method, first_at, last_at)",
      `$3, sha256(('v' || n)::bytea), 'invite_' || lpad((2 * n)::text, 4, '0'), '', $2,
       $2::timestamptz - (n || ' minutes')::interval`,
      130,
    );
    await addRows(
      `referral_friends (player_id, id, referrer_id, name, sharing_method, state, joined_at, changed_at)`,
      `'friend_' || n, 'invite_' || lpad((2 * n + 1)::text, 4, '0'), $3, 'f', '',
       case when n <= 30 then 'JOINED' else 'REWARDED' end, $2, $2::timestamptz - (n || ' minutes')::interval`,
      130,
    );
    await addRows(
      "referral_rewards (id, invitation_id, player_id, role, currency, amount_minor, credit, created_at, taken_back_at)",
      `'reward_' || ${endOfId}, 'invite ' || n, $3, 'REFERRER', 'USD', 100, 'CASH', ${timeOfRow},
       case when n > 250 then $2::timestamptz end`,
    );
    const expected = Array.from({ length: 130 }, (_, index) => index + 1).flatMap((minutes) => [
      `invite_${String(2 * minutes + 1).padStart(4, "0")}`,
      `invite_${String(2 * minutes).padStart(4, "0")}`,
    ]);
    const ownInvitations = await readPages(async (cursor) => {
      const query = cursor === undefined ? {} : { invitationsCursor: cursor };
      const { body } = await client.call(getReferralProfile, { query });
      return { items: body.invitations, next: body.nextInvitationsCursor };
    });
    expect(idsOf(ownInvitations)).toEqual(expected);
    const ownRewards = await readPages(async (cursor) => {
      const query = cursor === undefined ? {} : { rewardsCursor: cursor };
      const { body } = await client.call(getReferralProfile, { query });
      return { items: body.rewards, next: body.nextRewardsCursor };
    });
    const paid = newestFirst("reward_").filter((id) => Number(id.slice(-4)) <= 250);
    expect(idsOf(ownRewards)).toEqual(paid);
    expect((await client.call(getReferralProfile)).body).toMatchObject({
      referred: 130,
      waiting: 30,
      earned: [{ amount: 250, currency: "USD" }],
    });

    const params = { playerId };
    const invitations = await readPages(async (cursor) => {
      const query = cursor === undefined ? {} : { invitationsCursor: cursor };
      const { body } = await desk.call(getPlayerReferrals, { params, query });
      return { items: body.invitations, next: body.nextInvitationsCursor };
    });
    expect(idsOf(invitations)).toEqual(expected);
    const rewards = await readPages(async (cursor) => {
      const query = cursor === undefined ? {} : { rewardsCursor: cursor };
      const { body } = await desk.call(getPlayerReferrals, { params, query });
      expect(body.earned).toEqual([{ amount: 250, currency: "USD" }]);
      return { items: body.rewards, next: body.nextRewardsCursor };
    });
    expect(idsOf(rewards)).toEqual(newestFirst("reward_"));
  });

  it("of the versions of the loyalty programme", async () => {
    const { current } = (await desk.call(getLoyaltyProgramme)).body;
    await stack.kit.db.query(
      `insert into loyalty_programmes (version, plan, author, reason, created_at)
       select $1::int + n, $2, 'o', 'r', $3 from generate_series(1, 60) n`,
      [current.version, JSON.stringify(current.plan), stack.clock.now()],
    );
    const newest = current.version + 60;
    const rows = await readPages(async (cursor) => {
      const { body } = await desk.call(getLoyaltyProgramme, withCursor(cursor));
      expect(body.current.version).toBe(newest);
      return { items: body.earlier, next: body.nextCursor };
    });
    expect(rows.map(({ version }) => version)).toEqual(
      Array.from({ length: newest - 1 }, (_, index) => newest - 1 - index),
    );
  });

  it("of affiliates and their statements", async () => {
    const { db, clock } = stack.kit;
    const owners = [playerId];
    for (let number = 1; number < 12; number++) owners.push((await addPlayer(stack, { currency: "USD" })).id);
    const idOf = (owner: string) => `aff_${owner}`;
    for (const [index, owner] of owners.entries()) {
      await db.query(
        "insert into affiliates (id, player_id, currency, created_at) values ($1, $2, 'USD', $3)",
        [idOf(owner), owner, new Date(clock.now().getTime() - Math.floor(index / 2))],
      );
      await db.query(
        `insert into affiliate_plans (affiliate_id, version, kind, cpa_minor, cpa_minimum_minor, share_basis_points,
           carries_over, from_month, created_by, created_at)
         values ($1, 1, 'REVENUE_SHARE', 0, 0, 1000, false, '2000-01', 'o', $2)`,
        [idOf(owner), clock.now()],
      );
    }
    const affiliates = await readArrayPages(
      (query) => desk.call(listAffiliates, { query }),
      (affiliate) => affiliate.id,
      5,
    );
    const times = affiliates.map(({ since }) => Date.parse(since));
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    const found = affiliates.map((affiliate) => affiliate.playerId).filter((owner) => owners.includes(owner));
    expect(found.toSorted()).toEqual(owners.toSorted());

    const id = idOf(playerId);
    await addRows(
      `affiliate_statements (id, affiliate_id, month, plan_version, state, currency, clicks, joins, first_deposits,
         net_revenue_minor, cpa_minor, share_minor, carried_in_minor, carried_out_minor, commission_minor, closed_at)`,
      `'statement_' || ${endOfId}, '${id}',
       to_char(date_trunc('month', $2::timestamptz at time zone 'UTC') - ((n + 1) / 2 || ' months')::interval, 'YYYY-MM'),
       1, 'CLOSED', case when n % 2 = 1 then 'USD' else 'EUR' end, 0, 0, 0, 0, 0, 0, 0, 0, 0, ${timeOfRow}`,
    );
    // The affiliate's own currency comes first in each month.
    const expected = Array.from(
      { length: manyRows },
      (_, index) => `statement_${String(index + 1).padStart(4, "0")}`,
    );
    const closed = (rows: readonly { id: string; state: string }[]) =>
      idsOf(rows.filter(({ state }) => state !== "RUNNING"));
    const own = await readArrayPages(
      (query) => client.call(listAffiliateStatements, { query }),
      (statement) => statement.id,
    );
    expect(closed(own)).toEqual(expected);
    const seen = await readPages(async (cursor) => {
      const query = cursor === undefined ? {} : { statementsCursor: cursor };
      const { body } = await desk.call(getAffiliate, { params: { id }, query });
      return { items: body.statements, next: body.nextStatementsCursor };
    });
    expect(closed(seen)).toEqual(expected);
    const toPay = await readPages(async (cursor) => {
      const { body } = await desk.call(listAffiliateStatementsToPay, withCursor(cursor));
      return { items: body.items, next: body.nextCursor };
    });
    const listed = toPay.filter((statement) => statement.affiliateId === id);
    expect(idsOf(listed)).toEqual(newestFirst("statement_").toReversed());
    expect(new Set(listed.map(({ nickname, walletCurrency }) => `${nickname} ${walletCurrency}`)).size).toBe(
      1,
    );
  });
});

it("a player's linked account has its bank's name, however many accounts were removed since", async () => {
  await addRows(
    "bank_accounts (player_id, id, provider, token, name, bank, masked, holder, status, created_at)",
    `$3, 'bank_' || ${endOfId}, 'p', 't', 'n', 'Old Bank', 'm', 'h', 'REMOVED', ${timeOfRow}`,
  );
  const { body } = await client.call(listBankAccounts);
  expect(body.items).toMatchObject([{ id: linked, bank: "Old Bank" }]);
});
