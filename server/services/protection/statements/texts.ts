import type english from "../../../../languages/en/protection/server/statements.json";
import { readTexts } from "../../../kit/texts.ts";

export type StatementTexts = typeof english;

export const statementTexts = readTexts<StatementTexts>("protection", "statements");
