import { listBrandChanges } from "@parlour/contracts/calls/site/brands/list-brand-changes";
import { saveBrand } from "@parlour/contracts/calls/site/brands/save-brand";
import type { Brand } from "@parlour/contracts/entities/brand";
import { client } from "@parlour/web/api/client";
import { ChangeHistory } from "../../../parts/change-history.tsx";
import { changeOrPropose } from "../../../parts/propose.ts";
import { documentOf, draftOf } from "./brand-draft.ts";

const fetchChanges = client(listBrandChanges);
const save = client(saveBrand);

type HistoryProps = { listKey: string; brands: readonly Brand[]; onUndone: () => void };

/** The change history of brands. Undoing a change restores the earlier look and texts. */
export function BrandHistory({ listKey, brands, onUndone }: HistoryProps) {
  return (
    <ChangeHistory
      caption="Brand change history"
      listKey={`brand changes ${listKey}`}
      fetchPage={(query, signal) => fetchChanges({ query, signal })}
      nameOf={({ subject }) => brands.find(({ id }) => id === subject)?.name ?? subject}
      question={({ subject, version }) => ({
        title: `${subject}: undo version ${version}?`,
        description:
          "Later changes to this brand are undone too. Whether it is live doesn't change, and a brand is never deleted.",
      })}
      undo={async ({ subject, before, after }, reason) => {
        const now = brands.find(({ id }) => id === subject);
        if (now === undefined) return undefined;
        const document = documentOf(draftOf((before ?? after) as Brand));
        const request = { document, version: now.version };
        return await changeOrPropose(
          () => save({ params: { brandId: subject }, body: { ...request, reason } }),
          {
            kind: "BRAND_DOCUMENT",
            data: { brandId: subject, ...request },
            reason,
          },
        );
      }}
      onUndone={onUndone}
    />
  );
}
