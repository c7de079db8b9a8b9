import { IconButton } from "@parlour/web/ui/icon-button";
import Expand from "lucide-react/icons/expand";
import Shrink from "lucide-react/icons/shrink";
import X from "lucide-react/icons/x";
import { useGame } from "./game-context.ts";
import { postToPage } from "./post-to-page.ts";
import type { Tile } from "./tile.ts";

/** Enlarges and closes one of several tables on a page. */
export function TileButtons({ tile }: { tile: Tile }) {
  const { session, t } = useGame();
  return (
    <>
      {tile.canResize ? (
        <IconButton
          quiet
          label={t(tile.isLarge ? "games.shrinkTable" : "games.enlargeTable")}
          icon={
            tile.isLarge ? <Shrink size={18} aria-hidden="true" /> : <Expand size={18} aria-hidden="true" />
          }
          onClick={() => postToPage("tile", { action: "resize" })}
        />
      ) : null}
      <IconButton
        quiet
        label={t("games.closeTable")}
        icon={<X size={20} aria-hidden="true" />}
        onClick={() => postToPage("leave", { mode: session.mode })}
      />
    </>
  );
}
