import type { GameFrameDetail, GameFrameMessages } from "@parlour/contracts/game-frame";

// The message types are repeated here to keep the schemas that define them out of the bundle.
const VERSION = 1 satisfies number;
const types = {
  ready: "parlour:game:ready",
  leave: "parlour:game:leave",
  balance: "parlour:game:balance",
  relaunch: "parlour:game:relaunch",
  realityCheck: "parlour:game:reality-check",
  navigate: "parlour:game:navigate",
  stake: "parlour:game:stake",
  asking: "parlour:game:asking",
  tile: "parlour:game:tile",
} as const satisfies { [Name in keyof GameFrameMessages]: GameFrameMessages[Name]["type"] };

/** Posts a message to the page around the frame. Returns false if the game is not in a frame. */
export function postToPage<Name extends keyof GameFrameMessages>(
  name: Name,
  detail: GameFrameDetail<Name>,
): boolean {
  if (window.parent === window) return false;
  window.parent.postMessage({ type: types[name], version: VERSION, ...detail }, location.origin);
  return true;
}
