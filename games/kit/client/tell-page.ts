import type { GameFrameDetail, GameFrameMessages } from "@parlour/contracts/game-frame";

// Written out, so that the schemas behind these names stay out of the bundle.
const VERSION = 1 satisfies number;
const types = {
  ready: "parlour:game:ready",
  balance: "parlour:game:balance",
  relaunch: "parlour:game:relaunch",
  navigate: "parlour:game:navigate",
} as const satisfies { [Name in keyof GameFrameMessages]: GameFrameMessages[Name]["type"] };

/** Tells the page around the frame; a game opened on its own has nobody to tell. */
export function tellPage<Name extends keyof GameFrameMessages>(
  name: Name,
  detail: GameFrameDetail<Name>,
): boolean {
  if (window.parent === window) return false;
  window.parent.postMessage({ type: types[name], version: VERSION, ...detail }, location.origin);
  return true;
}
