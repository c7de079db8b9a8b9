import type { MessageKey } from "@parlour/web/i18n/messages";
import type { BaccaratKind } from "../../kit/math/baccarat/baccarat-hands.ts";
import { betWords } from "../../kit/math/baccarat/baccarat-pay-tables.ts";

export const betNames: Record<BaccaratKind, MessageKey> = betWords;
