import type { DocumentStatus } from "@parlour/contracts/enumerations";
import { seedDocumentStatus } from "@parlour/server/services/profile-profiling";
import type { TestStack } from "./testing.ts";
import { addPlayer } from "./testing-people.ts";

export { samplePng } from "@parlour/server/kit/testing/sample-files";

/** A player of the test's own whose document stands somewhere already. */
export async function addPlayerWithDocument(
  stack: TestStack,
  status: DocumentStatus,
  change: Parameters<typeof addPlayer>[1] = {},
): ReturnType<typeof addPlayer> {
  const player = await addPlayer(stack, change);
  await seedDocumentStatus(stack.kit, player.id, status);
  return player;
}
