import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { openWorkerCanvas } from "../solid/worker-canvas.ts";
import { trackCards } from "./card-motion.ts";
import { chipRanks, type ShownStack, trackChips } from "./chip-motion.ts";
import { drawCards } from "./draw-cards.ts";
import { drawPrint } from "./draw-print.ts";
import type { SolidTableContent } from "./solid-table-content.ts";
import type { CameraMove, TableFocus } from "./table-camera.ts";
import type { FromTable, TableState, ToTable } from "./table-messages.ts";

type Options = Omit<SolidTableContent, "anchors"> & {
  host: RefObject<HTMLDivElement | null>;
  focus: TableFocus;
  isShown: boolean;
  isAsked: boolean;
  onFail: () => void;
};

type Send = (message: ToTable) => void;

/** Connects the table with the worker that draws it on a canvas in `host`. */
export function useSolidTable(options: Options) {
  const { plan, seat, cards, host, focus, isShown, onFail } = options;
  const [send, setSend] = useState<Send | null>(null);
  const [isReady, setReady] = useState(false);
  const [faces, setFaces] = useState<string>();
  const state = useRef<TableState | null>(null);
  const { round, now } = seat.table;

  const receive = useEffectEvent((message: FromTable) => {
    if (message.type === "ready") setReady(true);
    else if (message.type === "failed") onFail();
    else if (message.version === state.current?.version) {
      const lying = state.current.cards.filter(({ leftAt }) => leftAt === null);
      // The cards in the flat view are the result, so a 3D picture that shows different cards is hidden.
      if (lying.some(({ key, code }) => message.faces[key] !== code)) onFail();
      else setFaces(lying.map(({ hand, code }) => `${hand}:${code ?? "?"}`).join(" "));
    }
  });
  const open = useEffectEvent((element: HTMLDivElement) =>
    openTable(element, options, { receive, onOpen: (made) => setSend(() => made) }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another plan is another table
  useEffect(() => open(host.current!), [plan]);
  useEffect(() => send?.({ type: "show", isShown }), [send, isShown]);

  const stacks = stacksOf(options);
  const sendState = useEffectEvent(() => {
    const time = now();
    const before = state.current;
    state.current = {
      version: (before?.version ?? 0) + 1,
      cards: trackCards(before?.cards ?? null, cards, time),
      stacks: trackChips(before?.stacks ?? null, stacks, time),
      camera: trackCamera(before?.camera ?? null, focus, time),
    };
    send?.({ type: "table", state: state.current, clockOffsetMs: time - Date.now() });
  });
  // Cards that lie on the table when the player joins are known only once the table is connected.
  const isJoined = round !== null;
  const shown = JSON.stringify([cards, stacks, focus]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for what is shown
  useEffect(() => {
    if (send && isJoined) sendState();
  }, [send, isJoined, shown]);
  return { isReady, faces };
}

function trackCamera(before: CameraMove | null, focus: TableFocus, time: number): CameraMove {
  if (before?.focus === focus) return before;
  return before
    ? { focus, from: before.focus, since: time }
    : { focus, from: focus, since: Number.NEGATIVE_INFINITY };
}

function stacksOf({ seat, stateOf, paysOf }: Options): ShownStack[] {
  const isOver = seat.table.round?.phase === "RESULT";
  const outcomeOf = (spot: string) => stateOf(spot) ?? (isOver ? ("push" as const) : null);
  return [
    ...seat.others.map(({ spot, stake }) => {
      const ranks = chipRanks(stake, seat.tray).slice(0, 3);
      return { spot, isMine: false, ranks, outcome: outcomeOf(spot), winnings: ranks };
    }),
    ...seat.bets.map(({ spot, stake }) => {
      const outcome = outcomeOf(spot);
      // No spot has a payout until the cards are known.
      const winnings = outcome === "won" ? chipRanks(stake * paysOf(spot), seat.tray) : [];
      return { spot, isMine: true, ranks: chipRanks(stake, seat.tray), outcome, winnings };
    }),
  ];
}

/** The width of a card's face in pixels; phones need smaller pictures. */
const faceWidth = () => (Math.min(screen.width, screen.height) < 600 ? 192 : 256);

type Listeners = { receive: (message: FromTable) => void; onOpen: (send: Send) => void };

function openTable(
  host: HTMLDivElement,
  { plan, words, isAsked }: Pick<Options, "plan" | "words" | "isAsked">,
  { receive, onOpen }: Listeners,
): () => void {
  return openWorkerCanvas<ToTable, FromTable>({
    host,
    worker: new Worker(new URL("./table-worker.ts", import.meta.url), { type: "module" }),
    async open(canvas) {
      const cards = await drawCards(faceWidth());
      const prints = { narrow: await drawPrint(plan.narrow, words), wide: await drawPrint(plan.wide, words) };
      const bitmaps = [cards, prints.narrow, prints.wide];
      if (!canvas.isConnected) {
        for (const bitmap of bitmaps) bitmap.close();
        return null;
      }
      const offscreen = canvas.transferControlToOffscreen();
      const felt = getComputedStyle(host).getPropertyValue("--cloth").trim() || "#1a6a4e";
      return {
        message: { type: "open", canvas: offscreen, pictures: { cards, prints }, plan, felt, isAsked },
        transfer: [offscreen, ...bitmaps],
      };
    },
    receive,
    onOpen,
  });
}
