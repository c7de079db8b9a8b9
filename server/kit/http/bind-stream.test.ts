import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { mostConnectionsPerSession } from "../open-connections.ts";
import { isRefusal, refuse } from "../refusal.ts";
import { bindStream } from "./bind-stream.ts";
import type { Outcome } from "./outcome.ts";
import { fakeKit } from "./testing/fake-kit.ts";

const owner = { sessionId: "session-1", ownerId: "player-1", isOver: async () => false };
const ok = (body: PassThrough): Outcome => ({ reply: true, status: 200, body });

test("a session opens no more streams than its limit, also at the same moment", async () => {
  const { connections } = fakeKit();
  const streams: PassThrough[] = [];
  const open = () =>
    bindStream(connections, owner, async () => {
      await new Promise(setImmediate);
      const stream = new PassThrough();
      streams.push(stream);
      return ok(stream);
    });
  const burst = await Promise.all(Array.from({ length: 2 * mostConnectionsPerSession }, open));
  expect(burst.filter((outcome) => !isRefusal(outcome))).toHaveLength(mostConnectionsPerSession);
  expect(streams).toHaveLength(mostConnectionsPerSession);
  streams[0]!.destroy();
  await new Promise((resolve) => streams[0]!.once("close", resolve));
  expect(isRefusal(await open())).toBe(false);
  expect(isRefusal(await open())).toBe(true);
});

test("an opening that fails or is refused gives its place back", async () => {
  const { connections } = fakeKit();
  for (let count = 0; count <= mostConnectionsPerSession; count++) {
    const failing = bindStream(connections, owner, async () => {
      throw new Error("no stream");
    });
    await expect(failing).rejects.toThrow("no stream");
    expect(await bindStream(connections, owner, async () => refuse("NOT_FOUND"))).toEqual(
      refuse("NOT_FOUND"),
    );
  }
  const stream = new PassThrough();
  expect(await bindStream(connections, owner, async () => ok(stream))).toEqual(ok(stream));
  stream.destroy();
});
