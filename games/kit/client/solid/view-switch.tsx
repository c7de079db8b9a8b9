import { IconButton } from "@parlour/web/ui/icon-button";
import Rotate3d from "lucide-react/icons/rotate-3d";
import type { useSolidView } from "./use-solid-view.ts";
import "./view-switch.css";

type ViewSwitchProps = { view: ReturnType<typeof useSolidView>; label: string };

/** The button that switches between the flat and the 3D view, on devices that can draw both. */
export function ViewSwitch({ view, label }: ViewSwitchProps) {
  if (!view.canChoose) return null;
  return (
    <div className="view-switch">
      <IconButton
        quiet
        label={label}
        aria-pressed={view.isWanted}
        icon={<Rotate3d size={20} aria-hidden="true" />}
        onClick={view.toggle}
      />
    </div>
  );
}
