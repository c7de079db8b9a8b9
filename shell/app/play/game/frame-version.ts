import type { GAME_FRAME_VERSION as Version } from "@parlour/contracts/game-frame";

/** Written out, because the contract's file would bring its schemas along; the type keeps the two equal. */
export const GAME_FRAME_VERSION: typeof Version = 1;
