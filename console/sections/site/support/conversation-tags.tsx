import { listSupportTags } from "@parlour/contracts/calls/site/support-desk/list-support-tags";
import { tagConversation } from "@parlour/contracts/calls/site/support-desk/tag-conversation";
import type { SupportTag } from "@parlour/contracts/entities/support-desk";
import { client } from "@parlour/web/api/client";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { showToast } from "@parlour/web/ui/toast";
import X from "lucide-react/icons/x";
import { hasRole, useOperator } from "../../../app/operator-context.ts";
import { failureText } from "../../../parts/failure-text.ts";
import { TagBadges } from "./tag-badges.tsx";

const tag = client(tagConversation);

type ConversationTagsProps = { conversationId: string; tags: readonly SupportTag[]; onChanged: () => void };

/** A conversation's tags, which a click removes, and a list to add another one. */
export function ConversationTags({ conversationId, tags, onChanged }: ConversationTagsProps) {
  const { value: all = [] } = useCall(listSupportTags, {});
  const mayChange = hasRole(useOperator(), ["SUPPORT"]);
  const free = all.filter(({ id, isRetired }) => !isRetired && !tags.some((one) => one.id === id));
  const set = async (tagId: string, isSet: boolean) => {
    try {
      await tag({ params: { conversationId, tagId }, body: { isSet } });
    } catch (error) {
      showToast({ tone: "danger", title: failureText(error) });
    }
    onChanged();
  };
  return (
    <section aria-label="Tags">
      <h3 className="mb-1.5 font-sans text-sm font-medium text-mist">Tags</h3>
      {mayChange ? (
        <div className="flex flex-wrap items-center gap-1.5">
          {tags.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              aria-label={`Remove ${name}`}
              className="touch-target cursor-pointer rounded-full"
              onClick={() => void set(id, false)}
            >
              <Badge tone="brass">
                {name} <X size={12} aria-hidden="true" />
              </Badge>
            </button>
          ))}
          {free.length > 0 ? (
            <select
              aria-label="Add a tag"
              value=""
              onChange={(event) => void set(event.target.value, true)}
              className="min-h-9 max-w-full rounded-control border border-line bg-ink px-2 text-sm text-mist"
            >
              <option value="">Add a tag</option>
              {free.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          ) : null}
        </div>
      ) : (
        <TagBadges tags={tags} />
      )}
    </section>
  );
}
