import type { GAME_FRAME_VERSION as Version } from "@parlour/contracts/game-frame";

/**
 * Repeated here because the contract's file would add its schemas to the bundle; the type keeps both equal.
 */
export const GAME_FRAME_VERSION: typeof Version = 1;
