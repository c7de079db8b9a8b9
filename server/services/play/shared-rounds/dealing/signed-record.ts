import { createPrivateKey, createPublicKey, hkdfSync, sign } from "node:crypto";
import type { DealtRoundRecord } from "@parlour/contracts/entities/dealt-table";
import type { Config } from "@parlour/server/kit/config";
import type { Round } from "../round-store.ts";
import type { Call } from "./call-store.ts";

/** The header of an Ed25519 private key in the PKCS #8 format; the key's 32 bytes follow it. */
const pkcs8Header = Buffer.from("302e020100300506032b657004220420", "hex");

/** Signs records of dealt rounds, so that anyone who kept a record can prove that we published it. */
export function createRecordSigner({ secrets }: Pick<Config, "secrets">) {
  const bytes = Buffer.from(hkdfSync("sha256", secrets.provider, "", "dealt round records", 32));
  const key = createPrivateKey({
    key: Buffer.concat([pkcs8Header, bytes]),
    format: "der",
    type: "pkcs8",
  });
  const publicKey = createPublicKey(key).export({ format: "der", type: "spki" }).toString("base64");
  return (record: DealtRoundRecord) => {
    const text = JSON.stringify(record);
    return { record, text, signature: sign(null, Buffer.from(text), key).toString("base64"), publicKey };
  };
}

export function toDealtRecord(round: Round, calls: readonly Call[]): DealtRoundRecord {
  return {
    table: round.slug,
    round: round.number,
    openedAt: round.openedAt.toISOString(),
    closedAt: round.startsAt?.toISOString() ?? null,
    calls: calls.map(({ version, outcome, calledAt }) => ({
      kind: version === 0 ? "CALL" : "CORRECTION",
      outcome,
      at: calledAt.toISOString(),
    })),
    isVoid: round.voided,
    endedAt: round.endsAt!.toISOString(),
  };
}
