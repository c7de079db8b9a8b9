import { listOutbox as call } from "@parlour/contracts/calls/site/sandbox/list-outbox";
import type { Kit } from "@parlour/server/kit/kit";
import { listOutbox as readOutbox } from "@parlour/server/kit/outbox";
import { type Route, route } from "@parlour/server/kit/service";

export function listOutbox(kit: Kit, findPlayerId: (address: string) => Promise<string | undefined>): Route {
  return route(call, async ({ query: { to } }) => {
    const playerId = to === undefined ? undefined : await findPlayerId(to);
    const messages = await readOutbox(kit.db, {
      ...(to !== undefined && { to }),
      ...(playerId !== undefined && { playerId }),
    });
    return messages.map((message) => ({ ...message, createdAt: message.createdAt.toISOString() }));
  });
}
