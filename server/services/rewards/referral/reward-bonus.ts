import type english from "../../../../languages/en/rewards/server/programme.json";
import { readTexts } from "../../../kit/texts.ts";

export const bonusName = readTexts<typeof english>("rewards", "programme").inEvery(
  (texts) => texts.referralBonus,
);

/** Returns the id of the bonus that pays a reward, so that paying and cancelling find the same one. */
export function rewardBonusId(rewardId: string): string {
  return `bonus_${rewardId.replaceAll(/[^A-Za-z0-9]/g, "")}`;
}
