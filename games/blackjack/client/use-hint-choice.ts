import { useState } from "react";

const memory = "parlour-blackjack-hint";

/** Whether the player wants strategy hints, which this device remembers. */
export function useHintChoice(): { isOn: boolean; toggle: () => void } {
  const [isOn, setOn] = useState(() => localStorage.getItem(memory) === "on");
  return {
    isOn,
    toggle() {
      localStorage.setItem(memory, isOn ? "off" : "on");
      setOn(!isOn);
    },
  };
}
