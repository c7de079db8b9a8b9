import type { SpinRound } from "./spin-path.ts";

/** The colours of the table around the wheel. */
export type WheelColours = { felt: string; pockets: readonly string[] };

/** Messages to the worker that draws the wheel. */
export type ToWheel =
  | {
      type: "open";
      canvas: OffscreenCanvas;
      /** The numbers of the wheel, drawn with the page's fonts, as one strip. */
      numbers: ImageBitmap;
      colours: WheelColours;
      /** Whether the player chose this view. It is then kept even if it is slow or drawn without a graphics card. */
      isAsked: boolean;
    }
  | { type: "size"; width: number; height: number; pixelRatio: number }
  | {
      type: "round";
      round: SpinRound;
      /** The position of the pocket with the ball of the previous round, if it is known. */
      lying: number | null;
      /** The server's time minus the device's time. */
      clockOffsetMs: number;
    }
  /** Nothing is drawn while the wheel is out of sight. */
  | { type: "show"; isShown: boolean }
  | { type: "close" };

/** Messages from the worker. */
export type FromWheel =
  /** The first frame has been drawn. */
  | { type: "ready" }
  /** The ball has come to rest in a pocket, as read from the positions of the drawn objects. */
  | { type: "rest"; round: number; pocket: number }
  /** WebGL is missing, was lost, or is too slow. */
  | { type: "failed"; cause: "unsupported" | "lost" | "slow" };
