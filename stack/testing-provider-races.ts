import { racingMessage } from "@parlour/contracts/entities/racing-feed";
import { announceRace, pricesOf } from "@parlour/server/services/racing/racing-feed/conformance";
import type { TestStack } from "./testing.ts";

/**
 * Opens a race meeting of a provider whose results the test decides. Every race has six runners at odds of 3,
 * 4, 5, 8, 10 and 10; the second and third are coupled.
 */
export async function openProviderMeeting(stack: TestStack, races = 1) {
  const { courseId, meetingMessage } = announceRace(stack.clock.now());
  const send = async (message: object) => {
    const { outcome, reason } = await stack.ports.racingFeed.receive(
      "test-racing",
      racingMessage.parse(message),
    );
    if (outcome !== "APPLIED") throw new Error(`The feed answered ${outcome}: ${reason}`);
  };
  await send(meetingMessage(1, "good"));
  const opened = [];
  for (let number = 1; number <= races; number++) {
    const { race, message, card } = announceRace(stack.clock.now(), number, courseId);
    let sequence = 0;
    const next = (rest: object) => send(message(++sequence, rest));
    await next({ type: "card", ...card });
    await next(pricesOf());
    opened.push({
      id: race,
      send: next,
      async finish(order: number[][]): Promise<void> {
        await next({ type: "off" });
        await next({ type: "result", order, nonStarters: [] });
      },
    });
  }
  return opened;
}
