import type { pokerTableSocket } from "@parlour/contracts/sockets/poker-table";
import type { stream } from "@parlour/contracts/sockets/stream";
import { afterEach, expect, it, vi } from "vitest";
import { socketAddress } from "./socket-address.ts";

afterEach(() => void vi.unstubAllGlobals());

it("fills in the parameters of the contract's path and uses the page's host and security", () => {
  vi.stubGlobal("location", { protocol: "https:", host: "parlour.example" });
  expect(
    socketAddress<typeof pokerTableSocket>("/services/poker/v1/tables/{tableId}/live", { tableId: "a/b" }),
  ).toBe("wss://parlour.example/services/poker/v1/tables/a%2Fb/live");
  vi.stubGlobal("location", { protocol: "http:", host: "127.0.0.1:3000" });
  expect(socketAddress<typeof stream>("/services/stream/v1")).toBe("ws://127.0.0.1:3000/services/stream/v1");
  // @ts-expect-error: only the contract's path is accepted
  socketAddress<typeof stream>("/services/stream/v2");
});
