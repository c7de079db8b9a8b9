import type { GAME_FRAME_VERSION as Version } from "@parlour/contracts/game-frame";

/**
 * The version is repeated here because importing the contract would add its schemas to the bundle; the type
 * ensures that both are equal.
 */
export const GAME_FRAME_VERSION: typeof Version = 1;
