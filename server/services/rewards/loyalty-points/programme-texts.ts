import type english from "../../../../languages/en/rewards/server/programme.json";
import { readTexts } from "../../../kit/texts.ts";

export type ProgrammeTexts = typeof english;

export const programmeTexts = readTexts<ProgrammeTexts>("rewards", "programme");
