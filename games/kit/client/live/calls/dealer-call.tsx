import { languageTag } from "@parlour/web/i18n/languages";
import { useEffect, useRef } from "react";
import { useGame } from "../../game-context.ts";
import { shownStatus } from "../shown-status.ts";
import type { LiveSeat } from "../use-live-table.ts";
import { useServerTime } from "../use-server-time.ts";
import { callOf } from "./call-of.ts";
import { useCallSettings } from "./call-settings.ts";
import { speak, stopSpeaking } from "./speak.ts";
import "./dealer-call.css";

type DealerCallProps = {
  table: LiveSeat;
  /** What the table calls once betting has closed. */
  call: string;
  isChoosing?: boolean;
  /** Whether a human dealer speaks at this table, so that calls are only shown. */
  isDealt?: boolean;
};

/**
 * The calls of the table as captions and, if the player has asked for it, as speech. The status line announces the same
 * calls to screen readers, so the captions are hidden from them.
 */
export function DealerCall({ table, call, isChoosing = false, isDealt = false }: DealerCallProps) {
  const { t, language, sound } = useGame();
  const { captions, voice } = useCallSettings();
  const { round, restriction, isConnected } = table;
  const now = useServerTime(table.now);
  const status = shownStatus({ round, isConnected, isRestricted: restriction !== null, now });
  const text = callOf({ status, round, call, isMyChoice: isChoosing, t });
  const said = useRef<string | null>(null);
  useEffect(() => {
    const turn = `${round?.number}:${text}`;
    if (text === null || said.current === turn) return;
    said.current = turn;
    if (voice && !isDealt && sound.isAudible()) speak(text, languageTag(language), sound.volumes.effects);
  }, [text, round?.number, voice, isDealt, sound, language]);
  useEffect(() => {
    if (!voice) stopSpeaking();
    return stopSpeaking;
  }, [voice]);
  if (!captions) return null;
  return (
    <div className="dealer-call" data-phase={status.phase} aria-hidden="true">
      {text === null ? null : <p key={`${round?.number}:${text}`}>{text}</p>}
    </div>
  );
}
