import type { Kit } from "@parlour/server/kit/kit";
import type { Service } from "@parlour/server/kit/service";
import { type DemoAccount, listDemoAccounts } from "./routes/list-demo-accounts.ts";
import { listOutbox } from "./routes/list-outbox.ts";
import { setSandboxLocation } from "./routes/set-sandbox-location.ts";

export type SandboxParts = {
  demoAccounts: readonly DemoAccount[];
  /** Finds a player by e-mail address or phone number. */
  findPlayerId(kit: Kit, address: string): Promise<string | undefined>;
};

/** Provides developer tools in the sandbox. It is never registered in production. */
export function sandboxService(parts: SandboxParts): Service {
  return {
    name: "sandbox",
    routes(kit) {
      if (kit.config.mode !== "sandbox") throw new Error("the sandbox service runs in sandbox mode only");
      return [
        listDemoAccounts(parts.demoAccounts),
        listOutbox(kit, (address) => parts.findPlayerId(kit, address)),
        setSandboxLocation(),
      ];
    },
  };
}
