import { listSupportConversations } from "@parlour/contracts/calls/site/support-desk/list-support-conversations";
import type { SupportConversation } from "@parlour/contracts/entities/support-desk";
import { useCall } from "@parlour/web/api/use-resource";

const intervalMs = 20_000;
/** How many conversations one call can list by id. */
const mostIds = 50;

/** Loads the deadlines, tags and ratings of chats or messages that a page shows. */
export function useConversations(ids: readonly string[]): {
  of: (id: string) => SupportConversation | undefined;
  reload: () => void;
} {
  const resource = useCall(
    listSupportConversations,
    { query: { ids: ids.slice(0, mostIds).join(",") } },
    { intervalMs },
  );
  return {
    of: (id) => resource.value?.items.find((one) => one.id === id),
    reload: resource.reload,
  };
}
