import { callDealtResult } from "@parlour/contracts/calls/play/shared-rounds/call-dealt-result";
import { closeDealtTable } from "@parlour/contracts/calls/play/shared-rounds/close-dealt-table";
import { getTableRound } from "@parlour/contracts/calls/play/shared-rounds/get-table-round";
import { openDealtTable } from "@parlour/contracts/calls/play/shared-rounds/open-dealt-table";
import { reportDealerPresence } from "@parlour/contracts/calls/play/shared-rounds/report-dealer-presence";
import { studioRouletteTable } from "@parlour/games/studio-roulette/math/studio-roulette-table";
import type { TestClient, TestStack } from "../testing.ts";
import { actAsOperator } from "../testing-operator.ts";
import { addFundedPlayer, openGame } from "../testing-rounds.ts";
import { sit } from "../testing-tables.ts";

export const dealtSlug = "studio-roulette";
export const dealtGame = "1350";
const params = { slug: dealtSlug };

/** A media server outside the product, so that only the dealer's console knows whether video is being sent. */
export const outsideMedia = {
  MEDIA_SERVER_URL: "https://media.parlour.example/live/",
  MEDIA_SERVER_SECRET: "0123456789abcdef0123456789abcdef",
};

/** A dealer's console: it opens the table, reports its video regularly, calls results and closes the table. */
export function dealerAt(stack: TestStack, name: string) {
  const client: TestClient = actAsOperator(stack.client(), name, ["DEALER"]);
  const report = (isSending = true) => client.call(reportDealerPresence, { params, body: { isSending } });
  const pass = async (ms: number, isSending = true) => {
    for (let left = ms; left > 0; left -= 2_000) {
      stack.clock.advance(Math.min(left, 2_000));
      await report(isSending);
    }
  };
  return {
    client,
    report,
    pass,
    open: () => client.call(openDealtTable, { params }),
    close: () => client.call(closeDealtTable, { params }),
    call: (number: number, pocket: number) =>
      client.call(callDealtResult, { params: { ...params, number }, body: { outcome: { pocket } } }),
    passBetting: () => pass(studioRouletteTable.bettingMs),
    passResult: () => pass(studioRouletteTable.runMs({ pocket: 0 })),
    passPause: () => pass(studioRouletteTable.resultMs),
  };
}

/** A player with money who is connected to the table. */
export async function sitAtDealtTable(stack: TestStack) {
  const { client } = await addFundedPlayer(stack, { currency: "USD" });
  return { client, table: await sit(client, stack.origin, (await openGame(client, dealtGame)).gameSession) };
}

export async function recordOf(stack: TestStack, number: number) {
  const desk = actAsOperator(stack.client(), "Gail", ["GAMES"]);
  return (await desk.call(getTableRound, { params: { ...params, number } })).body;
}
