import type { Resource } from "@parlour/web/api/resource";
import { type ResourceView, useResource } from "@parlour/web/api/use-resource";
import type { Messages } from "@parlour/web/i18n/messages";

type Words = { language: string; messages: Messages };

const resourceOf = (group: string): Resource<Words> => ({
  key: `words ${group}`,
  async read(signal) {
    const response = await fetch(`/words/${group}`, { signal });
    if (!response.ok) throw new Error(`the texts of ${group} were answered with ${response.status}`);
    return (await response.json()) as Words;
  },
});

/** Interface texts that a page doesn't include, because it needs them only after a click. */
export function useLazyWords(group: "chat" | "identity" | "lobby"): ResourceView<Words> {
  return useResource(resourceOf(group));
}
