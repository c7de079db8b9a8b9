import type { MessageKey } from "@parlour/web/i18n/messages";
import { handWords } from "../../math/video-poker-pay-tables.ts";

export const handNames: Readonly<Record<string, MessageKey>> = handWords;
