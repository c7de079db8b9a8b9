import type { FrequencyCap } from "@parlour/contracts/entities/campaign";
import type { Queryable, Transaction } from "../../../kit/database.ts";

export async function readCap(db: Queryable): Promise<FrequencyCap> {
  const [row] = await db.query<FrequencyCap>("select messages, days from campaign_frequency_cap");
  return row!;
}

export async function lockCap(tx: Transaction): Promise<FrequencyCap> {
  const [row] = await tx.query<FrequencyCap>("select messages, days from campaign_frequency_cap for update");
  return row!;
}

export async function writeCap(tx: Transaction, { messages, days }: FrequencyCap): Promise<void> {
  await tx.query("update campaign_frequency_cap set messages = $1, days = $2", [messages, days]);
}
