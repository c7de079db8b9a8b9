import { listOwnPokerSeats } from "@parlour/contracts/calls/poker/poker-room/list-own-poker-seats";
import { createSound, type Sound } from "@parlour/games/kit/client/sound";
import { callResource } from "@parlour/web/api/call-resource";
import { useResource } from "@parlour/web/api/use-resource";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { dismissToast, showToast } from "@parlour/web/ui/toast";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { addressOfSeat } from "../parts/seat-address.ts";
import { rememberSeated } from "../parts/seated-memory.ts";
import { useTurnTitle } from "../parts/use-turn-title.ts";
import { isOnPage } from "./is-on-page.ts";

const refreshMs = 3_000;
const forgetMs = 3 * refreshMs;

/** Tells a player on any other page that it is their turn at a poker table: by sound, title and a link back. */
export default function TurnAlert({ session }: { session: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const page = useLocation();
  const { value } = useResource(callResource(listOwnPokerSeats, { session }), { intervalMs: refreshMs });
  const due = value?.seats.find((seat) => seat.isTurn && !isOnPage(seat, page));
  const address = due ? addressOfSeat(due) : null;
  const text = due ? t("shell.pokerTurn", { table: due.name }) : null;
  const sound = useRef<Sound | null>(null);
  const isSeated = value === undefined ? null : value.seats.length > 0;
  useEffect(() => {
    if (isSeated !== false) return;
    // A response may have been created before the player sat down, so polling stops only after several responses
    // without a seat.
    const timer = setTimeout(() => rememberSeated(false), forgetMs);
    return () => clearTimeout(timer);
  }, [isSeated]);
  useTurnTitle(text);
  useEffect(() => {
    if (address === null || text === null) return;
    sound.current ??= createSound(storage());
    sound.current.play("flip");
    const toast = showToast({
      tone: "info",
      title: text,
      action: { label: t("shell.pokerReturn"), onPress: () => void navigate(address) },
    });
    return () => dismissToast(toast);
  }, [address, text, t, navigate]);
  return null;
}

function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
