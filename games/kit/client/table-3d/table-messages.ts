import type { TrackedCard } from "./card-motion.ts";
import type { TrackedStack } from "./chip-motion.ts";
import type { CameraMove } from "./table-camera.ts";
import type { TablePlan } from "./table-layout.ts";

/** The cards and chips on the table, with the server's times of every change. */
export type TableState = {
  /** The version of this state, which increases with every change. */
  version: number;
  cards: readonly TrackedCard[];
  stacks: readonly TrackedStack[];
  camera: CameraMove;
};

/** The pictures that are drawn with the page's fonts, which the worker does not have. */
export type TablePictures = { cards: ImageBitmap; prints: { narrow: ImageBitmap; wide: ImageBitmap } };

export type ToTable =
  | {
      type: "open";
      canvas: OffscreenCanvas;
      pictures: TablePictures;
      plan: TablePlan;
      felt: string;
      /** Whether the player chose this view. It is then kept even if it is slow or drawn without a graphics card. */
      isAsked: boolean;
    }
  | { type: "size"; width: number; height: number; pixelRatio: number }
  | {
      type: "table";
      state: TableState;
      /** The server's time minus the device's time. */
      clockOffsetMs: number;
    }
  /** Nothing is drawn while the table is out of sight. */
  | { type: "show"; isShown: boolean }
  | { type: "close" };

export type FromTable =
  /** The first frame has been drawn. */
  | { type: "ready" }
  /** Everything has come to rest. The codes are read from the drawn cards; null for those that lie face down. */
  | { type: "rest"; version: number; faces: Readonly<Record<string, string | null>> }
  | { type: "failed"; cause: "unsupported" | "lost" | "slow" };
