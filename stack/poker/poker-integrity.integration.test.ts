import { listAuditEntries } from "@parlour/contracts/calls/office/operator/list-audit-entries";
import { getDeskPokerHand } from "@parlour/contracts/calls/poker/poker-room/get-desk-poker-hand";
import { searchPokerHands } from "@parlour/contracts/calls/poker/poker-room/search-poker-hands";
import { listHarmCaseSteps } from "@parlour/contracts/calls/protection/cases/list-harm-case-steps";
import { listHarmCases } from "@parlour/contracts/calls/protection/cases/list-harm-cases";
import { type Card, parseCards } from "@parlour/poker/cards";
import type { HandAction } from "@parlour/poker/engine/apply";
import { shareDevice } from "@parlour/server/services/identity/login-service";
import { findSignals } from "@parlour/server/services/poker/poker-integrity";
import { readHandFigures } from "@parlour/server/services/poker/poker-room";
import { reportFinding } from "@parlour/server/services/protection/cases";
import { afterAll, beforeAll, expect, it } from "vitest";
import { shuffledDeck } from "../../server/services/poker/poker-room/deck-commitment.ts";
import { saveHand } from "../../server/services/poker/poker-room/hand-store.ts";
import { rulesOf } from "../../server/services/poker/poker-room/table-config.ts";
import { tablePlan } from "../../server/services/poker/poker-room/table-plan.ts";
import type { TableHand } from "../../server/services/poker/poker-room/table-state.ts";
import { type TestStack, testStack } from "../testing.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
});
afterAll(() => stack.close());

const config = tablePlan.find(({ id }) => id === "ebony")!;
const operator = () => actAsOperator(stack.client(), "Cleo", ["COMPLIANCE"]);
let number = 0;

/** The first cards of a deck with which the second player's aces beat seven and deuce. */
const acesForSecond = parseCards("7cAs2hAdKhQd9s8c3d");

/** Stores a finished heads-up hand: the first player posts the big blind and acts second. */
async function addHand(
  owners: readonly [string, string],
  actions: readonly HandAction[],
  thinkMs = 1_000,
  first: readonly Card[] = [],
): Promise<string> {
  number += 1;
  stack.clock.advance(1_000);
  const endedMs = stack.clock.now().getTime();
  const hand: TableHand = {
    id: stack.kit.random.id("hand"),
    number,
    setup: {
      rules: rulesOf(config, { bigBlind: config.bigBlind, handNumber: number }),
      players: [
        { seat: 1, stack: 10_000, blind: 100 },
        { seat: 2, stack: 10_000, blind: 50 },
      ],
      deck: [...first, ...shuffledDeck(stack.kit.random, "full").filter((card) => !first.includes(card))],
    },
    actions: [...actions],
    thinkMs: actions.map(() => thinkMs),
    button: 2,
    nonceSeed: "00",
    commitment: "",
    people: owners.map((owner, at) => ({ seat: at + 1, owner, name: owner.slice(-3), kind: "PLAYER" })),
    startedMs: endedMs,
    turnMs: endedMs,
    endedMs,
  };
  await saveHand(stack.kit.db, config, hand);
  return hand.id;
}

/** The first player raises and then folds to a much larger raise. */
const dump: HandAction[] = [
  { type: "raise", seat: 2, to: 300 },
  { type: "raise", seat: 1, to: 1_500 },
  { type: "raise", seat: 2, to: 6_000 },
  { type: "fold", seat: 1 },
];
const walk: HandAction[] = [{ type: "fold", seat: 2 }];

const run = async () => {
  stack.clock.advance(120_000);
  return await findSignals({
    kit: stack.kit,
    readHands: readHandFigures,
    duplicateAccounts: {
      find: async (tx, one, other) => ((await shareDevice(tx, one, other)) ? ["DEVICE"] : []),
    },
    report: (tx, playerId, findings) => reportFinding(stack.kit, tx, playerId, findings),
  });
};

const caseOf = async (playerId: string) =>
  (await operator().call(listHarmCases, { query: {} })).body.items.find((one) => one.playerId === playerId);

it("reports chip dumping, a shared device and regular times once, with evidence", async () => {
  const [giver, taker, honest] = ["player_ann", "player_ben", "player_cat"];
  for (const playerId of [giver!, taker!])
    await stack.kit.db.query(
      "insert into known_devices (player_id, device_hash, first_seen_at, last_seen_at) values ($1, $2, now(), now())",
      [playerId, Buffer.from("the same device")],
    );
  const dumped: string[] = [];
  for (let hand = 0; hand < 25; hand++) dumped.push(await addHand([giver!, taker!], dump));
  for (let hand = 0; hand < 25; hand++) await addHand([honest!, taker!], walk);
  expect(await run()).toBe(50);
  const found = await caseOf(giver!);
  expect(found!.reasons.map(({ code }) => code).sort()).toEqual(["POKER_CHIP_DUMPING", "POKER_SAME_PERSON"]);
  const reason = found!.reasons.find(({ code }) => code === "POKER_CHIP_DUMPING")!;
  expect(reason).toMatchObject({ playerId: taker, text: expect.stringContaining("Lost 375 big blinds") });
  expect(dumped).toContain(reason.hands![0]);
  expect((await caseOf(taker!))!.reasons.map(({ code }) => code)).toEqual(["POKER_SAME_PERSON"]);
  expect(await caseOf(honest!)).toBeUndefined();

  // Further hands of the same kind do not cause another report.
  await addHand([giver!, taker!], dump);
  expect(await run()).toBe(1);
  expect(await run()).toBe(0);
  const steps = await operator().call(listHarmCaseSteps, { params: { id: found!.id }, query: {} });
  expect(steps.body.items).toHaveLength(1);

  for (let hand = 0; hand < 80; hand++) await addHand(["player_dan", "player_eve"], dump, 2_000 + hand);
  for (let hand = 0; hand < 75; hand++) await addHand(["player_dan", "player_fay"], dump, 2_000 + hand);
  await run();
  const regular = await caseOf("player_dan");
  expect(regular!.reasons).toContainEqual(
    expect.objectContaining({ code: "POKER_BOT_PLAY", text: expect.stringContaining("310 decisions") }),
  );
});

it("reports a player who loses one heads-up all-in after the other", async () => {
  const [giver, taker] = ["player_kim", "player_lou"];
  const lost: string[] = [];
  const allIn: HandAction[] = [
    { type: "raise", seat: 2, to: 10_000 },
    { type: "call", seat: 1 },
  ];
  for (let hand = 0; hand < 6; hand++) lost.push(await addHand([giver, taker], allIn, 1_000, acesForSecond));
  await run();
  const found = await caseOf(giver);
  const reason = found!.reasons.find(({ code }) => code === "POKER_ALL_IN_DUMPING")!;
  expect(reason).toMatchObject({ playerId: taker, text: expect.stringContaining("Lost 6 and won 0") });
  expect(lost).toContain(reason.hands![0]);
  expect(await caseOf(taker)).toBeUndefined();
});

it("reports two players who only ever check against each other, unlike against others", async () => {
  const [one, other, third] = ["player_mia", "player_ned", "player_oda"];
  const limp: HandAction[] = [
    { type: "call", seat: 2 },
    { type: "check", seat: 1 },
  ];
  const check: HandAction[] = [
    { type: "check", seat: 1 },
    { type: "check", seat: 2 },
  ];
  const soft = [...limp, ...check, ...check, ...check];
  const fought: HandAction[] = [
    ...limp,
    { type: "bet", seat: 1, to: 200 },
    { type: "call", seat: 2 },
    ...check,
    ...check,
  ];
  // They meet in three sessions, each on another day.
  const hands: string[] = [];
  for (let day = 0; day < 3; day++) {
    stack.clock.advance(24 * 3_600_000);
    for (let hand = 0; hand < 9; hand++) hands.push(await addHand([one, other], soft, 1_000 + 170 * hand));
    for (const player of [one, other])
      for (let hand = 0; hand < 9; hand++) await addHand([player, third], fought, 1_000 + 170 * hand);
  }
  await run();
  for (const [player, partner] of [
    [one, other],
    [other, one],
  ] as const) {
    const reason = (await caseOf(player))!.reasons.find(({ code }) => code === "POKER_COLLUSION")!;
    expect(reason).toMatchObject({
      playerId: partner,
      text: expect.stringContaining("100% of 27 heads-up pots against one player"),
    });
    expect(hands).toContain(reason.hands![0]);
  }
  expect(await caseOf(third)).toBeUndefined();
});

it("finds hands by every filter, newest first, and shows all cards to compliance only", async () => {
  const [one, other] = ["player_gil", "player_hal"];
  const small = await addHand([one, other], walk);
  const large = await addHand([one, other], dump);
  const from = stack.clock.now().toISOString();
  const last = await addHand([one, "player_ida"], walk);
  const search = async (query: Record<string, string | number>) =>
    (await operator().call(searchPokerHands, { query: query as never })).body.items.map(({ id }) => id);
  expect(await search({ playerId: one })).toEqual([last, large, small]);
  expect(await search({ playerId: one, minPot: 10 })).toEqual([large]);
  expect(await search({ playerId: one, before: from })).toEqual([small]);
  expect(await search({ tableId: "ebony", from })).toEqual([last, large]);
  expect(await search({ handId: small })).toEqual([small]);
  expect(await search({ tournamentId: "tournament_none" })).toEqual([]);
  const first = await operator().call(searchPokerHands, { query: { playerId: one, limit: 2 } });
  expect(first.body.items.map(({ id }) => id)).toEqual([last, large]);
  const rest = { playerId: one, limit: 2, cursor: first.body.nextCursor! };
  expect(await search(rest)).toEqual([small]);
  expect(first.body.items[1]).toMatchObject({ pot: 30, players: [{ net: -15 }, { net: 15 }] });
  expect(JSON.stringify(first.body)).not.toMatch(/"[2-9TJQKA][cdhs]"/);

  const replay = await operator().call(getDeskPokerHand, { params: { handId: large } });
  expect(replay.body.frames[0]!.players.every(({ cards }) => cards?.length === 2)).toBe(true);
  expect(replay.body.players.map(({ playerId }) => playerId)).toEqual([one, other]);
  const games = actAsOperator(stack.client(), "Gus", ["GAMES"]);
  expect((await games.call(getDeskPokerHand, { params: { handId: large } })).status).toBe(403);
  expect((await games.call(searchPokerHands, { query: {} })).status).toBe(403);
  expect((await operator().call(getDeskPokerHand, { params: { handId: "hand_none" } })).status).toBe(404);
  const admin = actAsOperator(stack.client(), "Ada");
  const { body: audit } = await admin.call(listAuditEntries, { query: { operator: "Cleo" } });
  expect(audit.items).toContainEqual(
    expect.objectContaining({
      call: "get-desk-poker-hand",
      outcome: "READ",
      subject: expect.stringContaining(large),
    }),
  );
});
