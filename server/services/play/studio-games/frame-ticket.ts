import { hkdfSync } from "node:crypto";
import type { Kit } from "../../../kit/kit.ts";
import { acceptedSecrets } from "../../../kit/secrets.ts";
import { createSignatures } from "../../../kit/signatures.ts";

/** The data that the page around a studio's game needs. */
export type FrameTicket = { url: string; name: string; mode: "real" | "practice"; language: string };

/** The page can be reloaded for as long as the session of the game lasts. */
const lifetimeMs = 12 * 3_600_000;

/** Signs the address that our page embeds, so that nobody can make the page embed another address. */
export function createFrameTickets({ config, clock }: Pick<Kit, "config" | "clock">) {
  const keyOf = (secret: string) => Buffer.from(hkdfSync("sha256", secret, "", "studio frames", 32));
  const { sign, isSigned } = createSignatures(acceptedSecrets(config.secrets, "session").map(keyOf));
  return {
    issue(ticket: FrameTicket): string {
      const expiresAtMs = clock.now().getTime() + lifetimeMs;
      const text = Buffer.from(JSON.stringify({ ...ticket, expiresAtMs })).toString("base64url");
      return `${text}.${sign(text).toString("base64url")}`;
    },
    read(given: string): FrameTicket | undefined {
      const [text = "", signature = "", ...rest] = given.split(".");
      if (rest.length > 0 || !isSigned(text, Buffer.from(signature, "base64url"))) return undefined;
      const { expiresAtMs, ...ticket } = JSON.parse(
        Buffer.from(text, "base64url").toString(),
      ) as FrameTicket & { expiresAtMs: number };
      return expiresAtMs > clock.now().getTime() ? ticket : undefined;
    },
  };
}
