import { changeOfferedMethod } from "@parlour/contracts/calls/money/routing/change-offered-method";
import { listOfferedMethods } from "@parlour/contracts/calls/money/routing/list-offered-methods";
import { listConfiguredGames } from "@parlour/contracts/calls/play/game-catalogue/list-configured-games";
import { updateGameSettings } from "@parlour/contracts/calls/play/game-catalogue/update-game-settings";
import { changeJurisdiction } from "@parlour/contracts/calls/protection/jurisdictions/change-jurisdiction";
import { listJurisdictions } from "@parlour/contracts/calls/protection/jurisdictions/list-jurisdictions";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";

let stack: TestStack;
let ada: TestClient;
let bo: TestClient;
const reason = "Because";
const defaultSettings = { isOn: true, position: null, badge: "CONTENT", geoTargetingFilter: null };
/** The refusal names the operator whose change came first. */
const conflict = { status: 409, body: { errorCode: "CONFLICT", operatorName: "Ada" } };

beforeAll(async () => {
  stack = await testStack({ authoriseOperator: authoriseTestOperator });
  ada = actAsOperator(stack.client(), "Ada");
  bo = actAsOperator(stack.client(), "Bo");
});
afterAll(() => stack.close());

test("two operators edit the rules of one place: the second save doesn't revert the first", async () => {
  const rulesOf = async (name: string) =>
    (await bo.call(listJurisdictions)).body.items.find((place) => place.name === name)?.rules ?? null;
  const set = (who: TestClient, rules: object, before: object | null) =>
    who.call(changeJurisdiction, { params: { name: "DK" }, body: { rules, before, reason } as never });
  const seen = await rulesOf("DK");
  expect((await set(ada, { ...seen, minimumAgeYears: 20 }, seen)).status).toBe(200);
  expect(await set(bo, { ...seen, autoplayAllowed: false }, seen)).toMatchObject(conflict);
  const latest = await rulesOf("DK");
  expect(latest).toMatchObject({ minimumAgeYears: 20 });
  expect((await set(bo, { ...latest, autoplayAllowed: false }, latest)).status).toBe(200);
  expect(await rulesOf("DK")).toMatchObject({ minimumAgeYears: 20, autoplayAllowed: false });
});

test("two operators edit one game: the second save doesn't revert the first", async () => {
  const settingsOf = async () => {
    const game = (await bo.call(listConfiguredGames)).body.items.find(({ id }) => id === "1401")!;
    const { isOn, position, badge, geoTargetingFilter, stakes, hours, fromTier } = game;
    return { isOn, position, badge, geoTargetingFilter, stakes, hours, fromTier };
  };
  type Settings = Awaited<ReturnType<typeof settingsOf>>;
  const set = (who: TestClient, settings: Settings, before: Settings) =>
    who.call(updateGameSettings, { params: { id: "1401" }, body: { ...settings, before, reason } as never });
  const seen = await settingsOf();
  expect((await set(ada, { ...seen, position: 7 }, seen)).status).toBe(200);
  expect(await set(bo, { ...seen, badge: "new" }, seen)).toMatchObject(conflict);
  const latest = await settingsOf();
  expect((await set(bo, { ...latest, badge: "new" }, latest)).status).toBe(200);
  expect(await settingsOf()).toEqual({ ...seen, position: 7, badge: "new" });
});

test("a save that doesn't name what it replaces is refused, so that it can't revert another's unseen", async () => {
  const [place, game] = [
    { rules: { minimumAgeYears: 30 }, reason },
    { position: 9, reason },
  ];
  const unnamed = [
    ada.call(changeJurisdiction, { params: { name: "FI" }, body: place }),
    ada.call(updateGameSettings, { params: { id: "1402" }, body: { ...defaultSettings, ...game } }),
  ];
  for (const { status, body } of await Promise.all(unnamed)) {
    expect({ status, body }).toMatchObject({ status: 422, body: { errors: [{ field: "before" }] } });
  }
  const params = { paymentType: "W", code: "CBT", currency: "USD" } as const;
  const body = { position: 3, name: "Bank", before: { name: "Anything" }, reason };
  expect(await ada.call(changeOfferedMethod, { params, body })).toMatchObject({
    status: 422,
    body: { errors: [{ code: "REQUIRED", field: "before.position" }] },
  });
});

test("two operators edit one payment method: only a field that both change is refused", async () => {
  const params = { paymentType: "D", code: "VOUCHER", currency: "USD" } as const;
  const method = async () =>
    (await bo.call(listOfferedMethods)).body.items.find(
      ({ paymentType, code, currency }) => `${paymentType}/${code}/${currency}` === "D/VOUCHER/USD",
    )!;
  const { name, position } = await method();
  const rename = (who: TestClient, to: string, from: string) =>
    who.call(changeOfferedMethod, { params, body: { name: to, before: { name: from }, reason } });
  expect((await rename(ada, "Gift card", name)).status).toBe(200);
  expect(await rename(bo, "Coupon", name)).toMatchObject(conflict);
  const body = { position: position + 5, before: { position }, reason };
  expect((await bo.call(changeOfferedMethod, { params, body })).status).toBe(200);
  expect(await method()).toMatchObject({ name: "Gift card", position: position + 5 });
  expect((await rename(bo, "Coupon", "Gift card")).status).toBe(200);
});
