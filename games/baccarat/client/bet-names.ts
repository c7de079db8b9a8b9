import type { MessageKey } from "@parlour/web/i18n/messages";
import type { BaccaratKind } from "../math/baccarat.ts";
import { betWords } from "../math/baccarat-pay-tables.ts";

export const betNames: Record<BaccaratKind, MessageKey> = betWords;
