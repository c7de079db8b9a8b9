import type { BusMessage } from "../../../kit/bus.ts";
import type { Kit } from "../../../kit/kit.ts";
import { publishChange, type StreamSource } from "../../../kit/stream/stream-source.ts";
import { readRoundView } from "./views.ts";

const roundTopic = (round: string): string => `virtual/rounds/${round}`;

/** Sends a round to every page that shows it. Call it after the commit. */
export async function publishRound(kit: Kit, id: string): Promise<void> {
  const view = await readRoundView(kit, id);
  if (view === undefined) return;
  await publishChange(kit.bus, roundTopic(id), {
    version: null,
    data: view as unknown as BusMessage,
  }).catch((error: unknown) => kit.log.warn({ err: error, round: id }, "a round was not published"));
}

/** The topics that pages can subscribe to: a round as it is published, started and settled. */
export function virtualTopics(kit: Kit): readonly StreamSource[] {
  return [
    {
      pattern: roundTopic("{round}"),
      access: "anyone",
      async snapshot({ round }) {
        const view = await readRoundView(kit, round!);
        return view && { version: null, data: view };
      },
    },
  ];
}
