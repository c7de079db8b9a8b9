import { setFrequencyCap } from "@parlour/contracts/calls/rewards/campaigns/set-frequency-cap";
import { listSupportTargets } from "@parlour/contracts/calls/site/support-desk/list-support-targets";
import { setSupportTarget } from "@parlour/contracts/calls/site/support-desk/set-support-target";
import { setLiabilityLimit } from "@parlour/contracts/calls/sports/sportsbook/set-liability-limit";
import { setPlayerSportsLimit } from "@parlour/contracts/calls/sports/sportsbook/set-player-sports-limit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { changeFrequencyCap } from "../testing-configuration.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { addPlayer } from "../testing-people.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
}, 120_000);
afterAll(() => stack?.close());

const desk = () => actAsOperator(stack.client(), "ada");
const reason = "Agreed in the meeting";
const refused = { status: 409, body: { errorCode: "CONFLICT" } };

describe("a change of values that another operator has changed since is refused", () => {
  it("for the frequency cap of campaigns", async () => {
    const set = (messages: number, before: object) =>
      desk().call(setFrequencyCap, { body: { messages, days: 7, before: before as never, reason } });
    await changeFrequencyCap(desk(), { messages: 3, days: 7 });
    expect((await set(4, { messages: 3, days: 7 })).status).toBe(200);
    expect(await set(5, { messages: 3, days: 7 })).toMatchObject(refused);
    expect((await set(5, { messages: 4, days: 7 })).status).toBe(200);
  });

  it("for the targets of support", async () => {
    const minutes = (firstAnswerMinutes: number) => ({ firstAnswerMinutes, resolutionMinutes: 90 });
    const set = (to: number, before: object) =>
      desk().call(setSupportTarget, {
        params: { channel: "CHAT" },
        body: { ...minutes(to), before, reason } as never,
      });
    const items = (await desk().call(listSupportTargets)).body;
    const { channel: _, ...now } = items.find(({ channel }) => channel === "CHAT")!;
    expect((await set(4, now)).status).toBe(200);
    expect(await set(5, now)).toMatchObject(refused);
    expect((await set(5, minutes(4))).status).toBe(200);
  });

  it("for the liability limit of a sport", async () => {
    const scope = { sport: "tennis", competition: null, kind: null, event: null, market: null };
    const both = (dollars: number) => ({ scheduled: dollars, live: dollars });
    const set = (limits: ReturnType<typeof both> | null, before: ReturnType<typeof both> | null) =>
      desk().call(setLiabilityLimit, { body: { scope, limits, before, reason } });
    expect((await set(both(500), null)).status).toBe(200);
    expect(await set(both(600), null)).toMatchObject(refused);
    expect(await set(null, both(400))).toMatchObject(refused);
    expect((await set(null, both(500))).status).toBe(200);
  });

  it("for a player's betting limits, also if two operators save at the same moment", async () => {
    const { id: playerId } = await addPlayer(stack);
    const none = { maximumStake: null, liabilityPercent: 100 };
    const set = (maximumStake: number) =>
      desk().call(setPlayerSportsLimit, {
        params: { playerId },
        body: { maximumStake, liabilityPercent: 50, before: none, reason },
      });
    const answers = await Promise.all([set(10), set(20.5)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await set(30)).toMatchObject(refused);
  });
});
