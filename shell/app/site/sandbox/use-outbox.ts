import { listOutbox } from "@parlour/contracts/calls/site/sandbox/list-outbox";
import { callResource } from "@parlour/web/api/call-resource";
import { useResource } from "@parlour/web/api/use-resource";

export type OutboxMessage = {
  id: string;
  channel: "sms" | "email";
  to: string;
  subject: string | null;
  text: string;
  code: string | null;
  createdAt: string;
};

const POLL_INTERVAL_MS = 3_000;

/** The messages, read every few seconds; if a read fails, the messages read before stay on the page. */
export function useOutbox(first: readonly OutboxMessage[] | null) {
  const { value, error, reload } = useResource<readonly OutboxMessage[]>(callResource(listOutbox, {}), {
    initial: first,
    intervalMs: POLL_INTERVAL_MS,
  });
  return { messages: value ?? null, failed: error !== undefined || value === undefined, retry: reload };
}
