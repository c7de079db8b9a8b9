import type { Brand } from "@parlour/contracts/entities/brand";
import { writeBrand } from "@parlour/server/kit/brands/brand-store";
import { findLatestAuthor, keepChange } from "@parlour/server/kit/configuration-history";
import type { Queryable, Transaction } from "@parlour/server/kit/database";
import type { Kit } from "@parlour/server/kit/kit";
import { type Refusal, refuse } from "@parlour/server/kit/refusal";

export const historyTopic = "brands";

type Change = {
  before: Brand | undefined;
  after: Brand;
  operator: { id: string; name: string };
  reason: string;
};

/** Stores a new version of a brand with its history; every server reads it after the commit. */
export async function writeChange(
  { brands, clock }: Pick<Kit, "brands" | "clock">,
  tx: Transaction,
  { before, after, operator, reason }: Change,
): Promise<void> {
  await writeBrand(tx, after);
  const subject = after.id;
  const at = clock.now();
  await keepChange(tx, { topic: historyTopic, subject, at, operator, reason, before: before ?? null, after });
  tx.afterCommit(() => brands.announce());
}

/** Refuses a change that is based on an old version of a brand, and names the operator who changed it since. */
export async function conflictOf(db: Queryable, brandId: string): Promise<Refusal> {
  return refuse("CONFLICT", await findLatestAuthor(db, historyTopic, brandId));
}

/** The host of the site's public origin, which no other brand may have. */
export function publicHostOf({ publicOrigin }: Kit["config"]): string | undefined {
  return publicOrigin && new URL(publicOrigin).hostname;
}
