import { getDocumentVerificationUrl } from "@parlour/contracts/calls/identity/profile-profiling/get-document-verification-url";
import { checksOfKind } from "@parlour/contracts/entities/document-verification";
import type { DocumentKind, DocumentStatus } from "@parlour/contracts/enumerations";
import { samplePng } from "@parlour/server/kit/testing/sample-files";
import { seedDocumentStatus } from "@parlour/server/services/identity/profile-profiling";
import type { TestClient, TestStack } from "./testing.ts";
import { addPlayer } from "./testing-people.ts";

export { samplePng };

/** Adds a player whose document already has the given status. */
export async function addPlayerWithDocument(
  stack: TestStack,
  status: DocumentStatus,
  change: Parameters<typeof addPlayer>[1] = {},
): ReturnType<typeof addPlayer> {
  const player = await addPlayer(stack, change);
  await seedDocumentStatus(stack.kit, player.id, status);
  return player;
}

/** The findings that a reviewer records for a valid passport. */
export const passportFindings = {
  checks: [...checksOfKind.PASSPORT],
  documentNumber: "P1234567",
  expiresOn: "2099-12-31",
};

const picture = { fileName: "passport.png", contentType: "image/png", bytes: samplePng() } as const;
type HandedIn = {
  fileName: string;
  contentType: "image/png" | "application/pdf";
  bytes: Buffer;
  documentKind?: DocumentKind;
};

/** Submits a document for a signed-in player, bypassing the sandbox's provider, which would review it. */
export async function submitDocument(
  stack: TestStack,
  client: TestClient,
  file: HandedIn = picture,
): Promise<void> {
  const { body } = await client.call(getDocumentVerificationUrl);
  const token = new URL(body.url, stack.origin).pathname.split("/").at(-1)!;
  const intake = stack.ports.documentIntake;
  const taken = await intake.submit(token, { documentKind: "PASSPORT", ...file }, async () => {});
  if ("refusal" in taken) throw new Error(`the document was refused: ${JSON.stringify(taken.body)}`);
}
