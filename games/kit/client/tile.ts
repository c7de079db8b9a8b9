import { useEffect, useSyncExternalStore } from "react";
import { postToPage } from "./post-to-page.ts";

/** This table's place among several on one page, as the attributes of the frame's element describe it. */
export type Tile = {
  number: number;
  isLarge: boolean;
  /** Whether the player can resize the table. False if it is the only one, and on phones, which show one at a time. */
  canResize: boolean;
  /** Whether this table plays sounds. Of several tables on a page, only one does. */
  isHeard: boolean;
  /** The balance that another table reported, in major units, and its version. */
  balance: number | null;
  balanceVersion: number | null;
};

const frame = (): Element | null => globalThis.window?.frameElement ?? null;

let known: { text: string; tile: Tile | null } = { text: "", tile: null };

/** Returns the table's place among several; null on any other page. Returns the same object until it changes. */
export function readTile(): Tile | null {
  const of = (name: string) => frame()?.getAttribute(name) ?? null;
  const [number, size, audible, balance, version] = [
    of("data-tile"),
    of("data-tile-size"),
    of("data-tile-heard"),
    of("data-balance"),
    of("data-balance-version"),
  ];
  if (number === null) return null;
  const text = [number, size, audible, balance, version].join();
  if (text !== known.text) {
    known = {
      text,
      tile: {
        number: Number(number),
        isLarge: size !== "small",
        canResize: size !== "full",
        isHeard: audible === "true",
        balance: balance === null ? null : Number(balance),
        balanceVersion: version === null ? null : Number(version),
      },
    };
  }
  return known.tile;
}

function subscribe(listener: () => void): () => void {
  const element = frame();
  if (element === null) return () => {};
  const observer = new MutationObserver(listener);
  observer.observe(element, { attributes: true });
  return () => observer.disconnect();
}

export const useTile = (): Tile | null => useSyncExternalStore(subscribe, readTile, () => null);

/** Informs the page when the player starts to use this table, because the page gets no input events from frames. */
export function useTileUse(): void {
  useEffect(() => {
    if (readTile() === null) return;
    const use = () => postToPage("tile", { action: "use" });
    window.addEventListener("focus", use);
    window.addEventListener("pointerdown", use, { capture: true });
    return () => {
      window.removeEventListener("focus", use);
      window.removeEventListener("pointerdown", use, { capture: true });
    };
  }, []);
}

/** The path at which this table can be played beside others; null if it can't. */
export const addTablePath = (): string | null => frame()?.getAttribute("data-add-table") ?? null;
