import { Banner } from "@parlour/web/ui/banner";
import { Button } from "@parlour/web/ui/button";

/** Reports that unsaved work was restored, and offers to discard it. */
export function DraftNotice({ draft }: { draft: { isRestored: boolean; clear: () => void } }) {
  if (!draft.isRestored) return null;
  return (
    <div className="mb-5">
      <Banner
        live
        action={
          <Button size="sm" onClick={draft.clear}>
            Discard
          </Button>
        }
      >
        Your unsaved changes were restored.
      </Banner>
    </div>
  );
}
