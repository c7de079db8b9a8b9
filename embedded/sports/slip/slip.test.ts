import { expect, test } from "vitest";
import { typedUnit } from "../../parts/money.ts";
import { betInput, contentOf } from "./bet-input.ts";
import { blockedKeys, changesOf, changesToAgree, isWaiting } from "./slip-changes.ts";
import { figuresOf } from "./slip-figures.ts";
import { modeOf, offeredModes, relatedEvents, systemsFor } from "./slip-modes.ts";
import {
  changeSlip,
  emptySlip,
  type SentBet,
  type Slip,
  type SlipSelection,
  selectionKey,
} from "./slip-state.ts";
import { loadSlip, saveSlip } from "./slip-storage.ts";

const pick = (eventId: string, price = 2000, over: Partial<SlipSelection> = {}): SlipSelection => ({
  eventId,
  marketId: "result:points:match:::",
  outcome: "home",
  names: { sport: "football", home: "Brackwater Rovers", away: "Hollin Vale", players: {} },
  live: false,
  status: "open",
  price,
  agreedPrice: price,
  ...over,
});
const slipOf = (...selections: SlipSelection[]): Slip => ({ ...emptySlip, selections });
const usd = typedUnit("USD", "en");

test("a second click removes a selection; another outcome of the market replaces it and keeps the stake", () => {
  let slip = changeSlip(emptySlip, { type: "toggle", selection: pick("a") });
  slip = changeSlip(slip, { type: "stake", key: selectionKey(pick("a")), typed: "5" });
  const draw = pick("a", 3100, { outcome: "draw" });
  slip = changeSlip(slip, { type: "toggle", selection: draw });
  expect(slip.selections).toEqual([draw]);
  expect(slip.stakes).toEqual({ [selectionKey(draw)]: "5" });
  expect(changeSlip(slip, { type: "toggle", selection: draw })).toEqual(emptySlip);
});

test("accepts no more selections than the server does", () => {
  const full = slipOf(...Array.from({ length: 20 }, (_, i) => pick(`e${i}`)));
  expect(changeSlip(full, { type: "toggle", selection: pick("one-more") })).toBe(full);
});

test.each([
  ["one selection", [pick("a")], ["singles"]],
  ["two events", [pick("a"), pick("b")], ["multiple", "singles"]],
  ["three events", [pick("a"), pick("b"), pick("c")], ["multiple", "system", "singles"]],
  ["one event twice", [pick("a"), pick("a", 1800, { marketId: "x" })], ["builder", "singles"]],
  ["one event twice and another", [pick("a"), pick("a", 1800, { marketId: "x" }), pick("b")], ["singles"]],
])("offers the right modes for %s", (_, selections, modes) => {
  expect(offeredModes(selections)).toEqual(modes);
});

test("lists the events whose selections cannot be combined", () => {
  expect(relatedEvents([pick("a"), pick("b"), pick("a", 1800, { marketId: "x" })])).toEqual(["a"]);
});

test("a chosen mode is kept while it is possible", () => {
  const slip: Slip = { ...slipOf(pick("a"), pick("b"), pick("c")), mode: "system" };
  expect(modeOf(slip)).toBe("system");
  expect(modeOf({ ...slip, selections: slip.selections.slice(1) })).toBe("multiple");
  expect(systemsFor(4)).toEqual(["YANKEE", "LUCKY_15", "2/4", "3/4"]);
});

test.each([
  ["singles", { mode: "singles" }, { [selectionKey(pick("a"))]: "10" }, 1, 1000n, 2000n],
  ["multiple", { mode: "multiple" }, { multiple: "10" }, 1, 1000n, 8000n],
  ["trixie", { mode: "system", system: "TRIXIE" }, { system: "2.50" }, 4, 1000n, 5000n],
  ["patent", { mode: "system", system: "PATENT" }, { system: "1" }, 7, 700n, 2600n],
] as const)("counts lines, stake and return of a %s", (_, chosen, stakes, lines, stake, payout) => {
  const slip: Slip = { ...slipOf(pick("a"), pick("b"), pick("c")), ...chosen, stakes };
  const figures = figuresOf(slip, "USD", usd);
  expect(figures.bets[0]!.lines).toBe(lines);
  expect(figures).toMatchObject({ stakeMinor: stake, returnMinor: payout });
});

test("a bet builder has the price that the server quotes, and no return before that", () => {
  const slip: Slip = {
    ...slipOf(pick("a"), pick("a", 1800, { marketId: "x" })),
    stakes: { builder: "10" },
  };
  expect(figuresOf(slip, "USD", usd)).toMatchObject({ stakeMinor: 1000n, returnMinor: 0n });
  expect(figuresOf(slip, "USD", usd, 2950).returnMinor).toBe(2950n);
});

test("reports exactly what changed, and which changes need consent", () => {
  let slip = slipOf(pick("a"), pick("b"), pick("c"), pick("d"));
  slip = changeSlip(slip, {
    type: "update",
    updates: [
      { ...pick("a"), price: 1850 },
      { ...pick("b"), price: 2200 },
      { ...pick("c"), status: "suspended" },
    ],
  });
  const kinds = changesOf(slip).map((change) => [change.selection.eventId, change.kind]);
  expect(kinds).toEqual([
    ["a", "price"],
    ["b", "price"],
    ["c", "suspended"],
  ]);
  const asked = (consent: "none" | "better" | "any") =>
    changesToAgree(slip, consent).map(({ selection }) => selection.eventId);
  expect([asked("none"), asked("better"), asked("any")]).toEqual([["a", "b"], ["a"], []]);
  expect(blockedKeys(slip)).toEqual([selectionKey(pick("c"))]);
  expect(changesToAgree(changeSlip(slip, { type: "agree" }), "none")).toEqual([]);
});

test("an update without changes keeps the same slip", () => {
  const slip = slipOf(pick("a"));
  expect(changeSlip(slip, { type: "update", updates: [pick("a"), pick("z")] })).toBe(slip);
});

test("a reloaded slip cannot be bet on until prices arrive, and keeps the accepted prices", () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const slip: Slip = { ...slipOf(pick("a", 2500)), stakes: { multiple: "3" } };
  saveSlip(slip, storage);
  const loaded = loadSlip(storage);
  expect(isWaiting(loaded)).toBe(true);
  expect(changesOf(loaded)).toEqual([]);
  expect(loaded).toEqual({ ...slip, selections: [{ ...pick("a", 2500), status: "waiting" }] });
  const fresh = changeSlip(loaded, {
    type: "update",
    updates: [{ ...pick("a"), price: 2400, status: "open" }],
  });
  expect(changesOf(fresh)).toMatchObject([{ kind: "price", from: 2500, to: 2400 }]);
  kept.set("sports-slip", '{"version":1,"slip":{"selections":[],"stakes":{}}}');
  expect(loadSlip(storage)).toEqual(emptySlip);
  kept.set("sports-slip", '{"version":0}');
  expect(loadSlip(storage)).toBe(emptySlip);
  kept.set("sports-slip", "not json");
  expect(loadSlip(storage)).toBe(emptySlip);
});

test("a bet without an answer survives a reload, until its selection leaves the slip or a day has passed", () => {
  const sent = { key: "key-1", body: {} as SentBet["body"], of: [selectionKey(pick("a"))], sentAtMs: 1_000 };
  let slip = changeSlip(slipOf(pick("a"), pick("b")), {
    type: "attempt",
    content: "a for 10",
    attempt: sent,
  });
  const kept = new Map<string, string>();
  const storage = { getItem: (key: string) => kept.get(key)!, setItem: kept.set.bind(kept) };
  saveSlip(slip, storage);
  expect(loadSlip(storage, 2_000).attempts).toEqual({ "a for 10": sent });
  expect(loadSlip(storage, 86_401_000).attempts).toEqual({});

  slip = changeSlip(slip, { type: "stake", key: selectionKey(pick("a")), typed: "5" });
  slip = changeSlip(slip, { type: "remove", keys: [selectionKey(pick("b"))] });
  expect(slip.attempts).toEqual({ "a for 10": sent });
  expect(changeSlip(slip, { type: "attempt", content: "a for 10", attempt: undefined }).attempts).toEqual({});
  for (const action of [
    { type: "toggle", selection: pick("a", 2000, { outcome: "draw" }) },
    { type: "toggle", selection: pick("a") },
    { type: "clear" },
    { type: "load", slip: slipOf(pick("a")) },
  ] as const) {
    expect(changeSlip(slip, action).attempts).toEqual({});
  }
});

test("a bet at another price is the same bet; with another stake or selection it is another one", () => {
  const contentFor = (typed: string, ...selections: SlipSelection[]) => {
    const slip: Slip = { ...slipOf(...selections), stakes: { [selectionKey(selections[0]!)]: typed } };
    const [bet] = figuresOf(slip, "USD", usd).bets;
    return contentOf(betInput(bet!, { currency: "USD", consent: "better" }));
  };
  const content = contentFor("10", pick("a"));
  expect(contentFor("10.00", pick("a", 1850))).toBe(content);
  expect(contentFor("5", pick("a"))).not.toBe(content);
  expect(contentFor("10", pick("a", 2000, { outcome: "draw" }))).not.toBe(content);
});
