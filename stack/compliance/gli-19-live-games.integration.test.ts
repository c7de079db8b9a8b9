import { decideProposal } from "@parlour/contracts/calls/office/operator/decide-proposal";
import { proposeChange } from "@parlour/contracts/calls/office/operator/propose-change";
import { getPlayerRound } from "@parlour/contracts/calls/play/games/get-player-round";
import { listPlayerRounds } from "@parlour/contracts/calls/play/games/list-player-rounds";
import { getSharedRound } from "@parlour/contracts/calls/play/shared-rounds/get-shared-round";
import { getTableVideo } from "@parlour/contracts/calls/play/shared-rounds/get-table-video";
import { listLiveTables } from "@parlour/contracts/calls/play/shared-rounds/list-live-tables";
import { listTableEvents } from "@parlour/contracts/calls/play/shared-rounds/list-table-events";
import { verifyLedger } from "@parlour/ledger/verify";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { playable } from "../testing-tables.ts";
import { clause } from "./clause.ts";
import {
  dealerAt,
  dealtGame,
  outsideMedia,
  recordOf,
  sitAtDealtTable,
  dealtSlug as slug,
} from "./testing-dealer.ts";

const patience = { timeout: 30_000, interval: 20 };
const red = { bets: [{ spot: "red", stake: 2 }] };
let stack: TestStack;
let dora: ReturnType<typeof dealerAt>;
beforeAll(async () => {
  stack = await testStack({ shell: "none", env: outsideMedia, authoriseOperator: authoriseTestOperator });
  dora = dealerAt(stack, "Dora");
});
afterAll(async () => {
  expect((await verifyLedger(stack.kit.db.pool)).differences).toEqual([]);
  await stack.close();
});

const kindsOf = async (number: number) => (await recordOf(stack, number)).events.map(({ kind }) => kind);
const settled = (number: number) =>
  expect.poll(async () => (await recordOf(stack, number)).state, patience).toBe("SETTLED");

/** Opens the table with video, and returns a player who can bet in its next round. */
async function dealing() {
  await dora.open();
  await dora.report();
  const player = await sitAtDealtTable(stack);
  const { number } = await player.table.reach("BETTING");
  return { ...player, number };
}

/** Lets the round end, and closes the table. */
async function finish(number: number) {
  await dora.passResult();
  await settled(number);
  await dora.passPause();
  await dora.close();
}

describe("live games", () => {
  clause(
    "GLI-19 §4.18 live game information",
    "Before a player bets, a live table states its limits, its hours, whether a dealer is there, and its last results",
    async () => {
      const listed = async () =>
        (await stack.client().call(listLiveTables, { query: { currencyCode: "USD" } })).body.tables.find(
          ({ gameId }) => gameId === dealtGame,
        )!;
      expect((await listed()).opening.isOpen).toBe(false);
      const { table, number } = await dealing();
      const shown = await listed();
      expect(shown.limits.min).toBeLessThan(shown.limits.max);
      expect(shown.opening).toEqual({ isOpen: true, opensAt: null });
      await dora.passBetting();
      await table.reach("RUNNING");
      await dora.call(number, 7);
      await finish(number);
      expect((await listed()).results[0]).toMatchObject({ number, text: "7" });
      table.close();
    },
  );

  clause(
    "GLI-19 §4.18 video of the live game",
    "A player can watch the table while it is dealt, and bets are refused while there is no dealer or no video",
    async () => {
      const watch = () => stack.client().call(getTableVideo, { params: { slug } });
      expect((await watch()).body).toMatchObject({ errorCode: "DEALER_AWAY" });
      const { client, table, number } = await dealing();
      expect((await watch()).body.url).toMatch(/whep$/);
      const before = await playable(client);
      await dora.pass(6_000, false);
      await settled(number);
      expect(await table.bet(red, { round: number })).toMatchObject({ type: "refused" });
      expect(await playable(client)).toBe(before);
      await dora.close();
      table.close();
    },
  );

  clause(
    "GLI-19 §4.18 closing of bets",
    "Bets close by the server's clock before a result can be called; a later bet is refused and takes nothing",
    async () => {
      const { client, table, number } = await dealing();
      expect((await dora.call(number, 7)).body).toMatchObject({ errorCode: "CALL_NOT_DUE" });
      await dora.passBetting();
      await table.reach("RUNNING");
      const before = await playable(client);
      expect(await table.bet(red)).toMatchObject({ type: "refused" });
      expect(await playable(client)).toBe(before);
      await dora.call(number, 7);
      const { events } = await recordOf(stack, number);
      const at = (kind: string) => events.find((event) => event.kind === kind)!.at;
      expect(at("BETS_CLOSED") <= at("RESULT_CALLED")).toBe(true);
      await finish(number);
      table.close();
    },
  );

  clause(
    "GLI-19 §4.18 results from a gaming attendant",
    "Only the dealer at the table calls the result, once, from the results that the game has",
    async () => {
      const { table, number } = await dealing();
      await dora.passBetting();
      await table.reach("RUNNING");
      const otis = dealerAt(stack, "Otis");
      expect((await otis.call(number, 7)).body).toMatchObject({ errorCode: "NOT_DEALING" });
      expect((await dora.call(number, 37)).body).toMatchObject({ errorCode: "ACTION_NOT_ALLOWED" });
      expect((await dora.call(number, 7)).status).toBe(200);
      expect((await dora.call(number, 8)).body).toMatchObject({ errorCode: "CALL_NOT_DUE" });
      await finish(number);
      expect((await recordOf(stack, number)).outcome).toEqual({ pocket: 7 });
      table.close();
    },
  );

  clause(
    "GLI-19 §4.18 result before it is shown",
    "Until the round has ended, no operator's record and no player's page tells what the dealer has called",
    async () => {
      const { table, number } = await dealing();
      await dora.passBetting();
      await table.reach("RUNNING");
      await dora.call(number, 7);
      const early = await recordOf(stack, number);
      expect(JSON.stringify([early.outcome, early.result, early.events])).not.toContain("7}");
      expect(early).toMatchObject({ outcome: null, result: null });
      const gail = actAsOperator(stack.client(), "Gail", ["GAMES"]);
      const listed = await gail.call(listTableEvents, { params: { slug }, query: {} });
      expect(listed.body.items.find(({ kind }) => kind === "RESULT_CALLED")).toMatchObject({
        round: number,
        details: {},
      });
      const page = { params: { slug, number: String(number) as never } };
      expect((await stack.client().call(getSharedRound, page)).status).toBe(404);
      await finish(number);
      expect((await recordOf(stack, number)).events).toContainEqual(
        expect.objectContaining({ kind: "RESULT_CALLED", details: { outcome: { pocket: 7 } } }),
      );
      table.close();
    },
  );

  clause(
    "GLI-19 §4.18 voided live games",
    "A round whose video is lost, or whose result does not come, is voided with its cause, and all stakes are returned",
    async () => {
      const { client, table, number } = await dealing();
      const before = await playable(client);
      expect(await table.bet(red)).toMatchObject({ type: "answer" });
      await dora.pass(6_000, false);
      await expect.poll(() => playable(client), patience).toBe(before);
      await settled(number);
      expect(await kindsOf(number)).toEqual(expect.arrayContaining(["VIDEO_LOST", "ROUND_VOIDED"]));
      const page = { params: { slug, number: String(number) as never } };
      expect((await client.call(getSharedRound, page)).body).toMatchObject({ voidCause: "VIDEO_LOST" });

      await dora.report();
      const late = await table.reach("BETTING");
      expect(await table.bet(red)).toMatchObject({ type: "answer" });
      await dora.passBetting();
      await table.reach("RUNNING");
      await dora.pass(182_000);
      await expect.poll(() => playable(client), patience).toBe(before);
      await settled(late.number);
      expect((await recordOf(stack, late.number)).events).toContainEqual(
        expect.objectContaining({ kind: "ROUND_VOIDED", details: { cause: "NO_CALL" } }),
      );
      await dora.close();
      table.close();
    },
  );

  clause(
    "GLI-19 §4.18 corrected results",
    "A wrong result is corrected by two people; who proposed and approved it and when is kept, and bets are paid anew",
    async () => {
      const { client, table, number } = await dealing();
      const before = await playable(client);
      await table.bet(red);
      await dora.passBetting();
      await table.reach("RUNNING");
      await dora.call(number, 7);
      await dora.passResult();
      await expect.poll(() => playable(client), patience).toBe(before + 2);
      await settled(number);
      const reason = "The ball was in 8";
      const data = { slug, number, outcome: { pocket: 8 } };
      const propose = () => dora.client.call(proposeChange, { body: { kind: "DEALT_RESULT", data, reason } });
      const gail = actAsOperator(stack.client(), "Gail", ["GAMES"]);
      const decide = (id: string, decision: "APPROVE" | "REFUSE") =>
        gail.call(decideProposal, { params: { id }, body: { decision, reason } });
      const first = (await propose()).body.id;
      const own = { params: { id: first }, body: { decision: "APPROVE" as const, reason } };
      expect((await dora.client.call(decideProposal, own)).status).toBe(403);
      expect((await decide(first, "REFUSE")).status).toBe(200);
      expect((await decide((await propose()).body.id, "APPROVE")).status).toBe(200);
      await expect.poll(() => playable(client), patience).toBe(before - 2);
      await settled(number);
      const { events } = await recordOf(stack, number);
      const corrected = events.filter(({ kind }) => kind.startsWith("CORRECTION"));
      expect(corrected.map(({ kind, operator }) => [kind, operator?.name])).toEqual([
        ["CORRECTION_PROPOSED", "Dora"],
        ["CORRECTION_REFUSED", "Gail"],
        ["CORRECTION_PROPOSED", "Dora"],
        ["CORRECTION_APPROVED", "Gail"],
        ["CORRECTION_SETTLED", undefined],
      ]);
      expect(corrected[3]!.details).toEqual({ outcome: { pocket: 8 }, reason });
      await dora.passPause();
      await dora.close();
      table.close();
    },
  );

  clause(
    "GLI-19 §4.18 records of live games",
    "Every event of the table is kept with its time and person: opening, dealer, video, bets, result and settlement",
    async () => {
      const gail = actAsOperator(stack.client(), "Gail", ["GAMES"]);
      const since = async () =>
        (await gail.call(listTableEvents, { params: { slug }, query: {} })).body.items;
      const last = Number((await since())[0]?.id ?? 0);
      const { table, number } = await dealing();
      await dora.passBetting();
      await table.reach("RUNNING");
      await dora.call(number, 7);
      await finish(number);
      const isOwn = (round: number | null) => round === null || round === number;
      const received = async () =>
        (await since()).filter(({ id, round }) => Number(id) > last && isOwn(round)).toReversed();
      await expect
        .poll(async () => (await received()).map(({ kind }) => kind), patience)
        .toContain("TABLE_CLOSED");
      const events = await received();
      const kinds = events.map(({ kind }) => kind);
      const inOrder = [
        [
          "DEALER_IN",
          "VIDEO_ON",
          "BETS_OPENED",
          "BETS_CLOSED",
          "RESULT_CALLED",
          "ROUND_SETTLED",
          "DEALER_OUT",
        ],
        ["TABLE_OPENED", "BETS_OPENED", "TABLE_CLOSED"],
      ];
      for (const chain of inOrder) {
        const places = chain.map((kind) => kinds.indexOf(kind as never));
        expect([chain, places]).toEqual([chain, places.toSorted((a, b) => a - b)]);
        expect(places).not.toContain(-1);
      }
      const nameOf = (kind: string) => events.find((event) => event.kind === kind)!.operator?.name;
      expect(["DEALER_IN", "RESULT_CALLED", "DEALER_OUT", "BETS_CLOSED"].map(nameOf)).toEqual([
        "Dora",
        "Dora",
        "Dora",
        undefined,
      ]);
      const times = events.map(({ at }) => at);
      expect(times).toEqual(times.toSorted());
      table.close();
    },
  );

  clause(
    "GLI-19 §4.18 a player's live games",
    "A player's history has the live round with its stake, result and win, and the times of its bets and its call",
    async () => {
      const { client, table, number } = await dealing();
      await table.bet(red);
      await dora.passBetting();
      await table.reach("RUNNING");
      await dora.call(number, 7);
      await finish(number);
      const { items } = (await client.call(listPlayerRounds, { query: {} })).body;
      expect(items[0]).toMatchObject({ slug, stake: 2, win: 4, state: "ENDED" });
      const own = await client.call(getPlayerRound, { params: { roundId: items[0]!.roundId } });
      expect(own.body.steps[0]!.view).toMatchObject({ number, outcome: { pocket: 7 } });
      const page = { params: { slug, number: String(number) as never } };
      const { body } = await client.call(getSharedRound, page);
      expect(body.events.map(({ kind }) => kind)).toContain("RESULT_CALLED");
      const [mine] = body.mine;
      const times = [
        body.openedAt,
        mine!.placedAt,
        mine!.confirmedAt,
        body.closesAt,
        body.endsAt,
        mine!.paidAt,
      ];
      expect(times).not.toContain(null);
      expect(times).toEqual(times.toSorted());
      expect(JSON.stringify(body)).not.toContain("Dora");
      table.close();
    },
  );
});
