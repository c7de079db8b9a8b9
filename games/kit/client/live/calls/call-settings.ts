import { useSyncExternalStore } from "react";

/** Whether this device shows the calls of live tables as captions, and whether it speaks them. */
export type CallSettings = { captions: boolean; voice: boolean };

const memories = { captions: "parlour-game-captions", voice: "parlour-game-voice" } as const;
/** The quality of the voices differs from device to device, so they are for players who ask for them. */
const initial: CallSettings = { captions: true, voice: false };

type Device = {
  storage: Pick<Storage, "getItem" | "setItem"> | null;
  /** Calls the listener when another table on the page has changed a setting. */
  onStorage?: (listener: (change: { key: string | null; newValue: string | null }) => void) => void;
};

export function createCallSettings({ storage, onStorage }: Device) {
  const read = (part: keyof CallSettings, kept: string | null | undefined) =>
    kept === "on" ? true : kept === "off" ? false : initial[part];
  let settings: CallSettings = {
    captions: read("captions", storage?.getItem(memories.captions)),
    voice: read("voice", storage?.getItem(memories.voice)),
  };
  const listeners = new Set<() => void>();
  const change = (next: Partial<CallSettings>) => {
    settings = { ...settings, ...next };
    for (const listener of listeners) listener();
  };
  onStorage?.(({ key, newValue }) => {
    if (key === memories.captions) change({ captions: read("captions", newValue) });
    if (key === memories.voice) change({ voice: read("voice", newValue) });
  });
  return {
    state: () => settings,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(part: keyof CallSettings, isOn: boolean) {
      storage?.setItem(memories[part], isOn ? "on" : "off");
      change({ [part]: isOn });
    },
  };
}

export const callSettings = createCallSettings({
  storage: globalThis.localStorage ?? null,
  onStorage: (listener) => globalThis.addEventListener?.("storage", listener),
});

export const useCallSettings = (): CallSettings =>
  useSyncExternalStore(callSettings.subscribe, callSettings.state);
