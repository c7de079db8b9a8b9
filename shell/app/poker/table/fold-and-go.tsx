import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button } from "@parlour/web/ui/button";
import { useActionKeys } from "./use-action-keys.ts";

type FoldAndGoProps = { isOver: boolean; onGo: () => void };

/** The button of a fast-fold pool that folds before the player's turn, or skips the end of a finished hand. */
export function FoldAndGo({ isOver, onGo }: FoldAndGoProps) {
  const { t } = useTranslation();
  useActionKeys({ fold: onGo });
  return (
    <Button
      variant={isOver ? "primary" : "danger"}
      size="lg"
      full
      onClick={onGo}
      aria-keyshortcuts="f"
      data-testid="fold-and-go"
    >
      {t(isOver ? "poker.nextHand" : "poker.foldAndGo")}
    </Button>
  );
}
