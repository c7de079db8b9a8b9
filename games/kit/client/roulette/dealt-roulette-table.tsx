import type { RouletteLayout } from "../../math/roulette-layout.ts";
import type { GameTheme } from "../game-frame.tsx";
import { useTableVideo } from "../live/video/use-table-video.ts";
import { SharedRouletteTable } from "./shared-roulette-table.tsx";

type DealtRouletteTableProps = { layout: RouletteLayout; theme: GameTheme };

/** A roulette table with a dealer: the video takes the place of the drawn wheel. */
export function DealtRouletteTable(props: DealtRouletteTableProps) {
  const video = useTableVideo();
  return <SharedRouletteTable {...props} video={video} />;
}
