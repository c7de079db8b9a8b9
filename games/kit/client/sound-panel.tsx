import { Switch } from "@parlour/web/ui/switch";
import { useId, useState } from "react";
import { useGame } from "./game-context.ts";
import { CallSwitches } from "./live/calls/call-switches.tsx";
import type { SoundVolumes } from "./sound/sound-engine.ts";

type SoundPanelProps = {
  isOn: boolean;
  onToggle(): void;
  /** Whether the table makes calls, which can be spoken and shown as captions. */
  hasCalls: boolean;
};

/** The sound settings of all games on this device: on or off, the volumes, and the calls of live tables. */
export function SoundPanel({ isOn, onToggle, hasCalls }: SoundPanelProps) {
  const { t } = useGame();
  return (
    <>
      <Switch label={t("games.sound")} checked={isOn} onChange={onToggle} />
      <Volume part="effects" label={t("games.soundEffects")} disabled={!isOn} />
      <Volume part="music" label={t("games.music")} disabled={!isOn} />
      {hasCalls ? <CallSwitches isSoundOn={isOn} /> : null}
    </>
  );
}

type VolumeProps = { part: keyof SoundVolumes; label: string; disabled: boolean };

function Volume({ part, label, disabled }: VolumeProps) {
  const { sound, language } = useGame();
  const [percent, setPercent] = useState(Math.round(sound.volumes[part] * 100));
  const id = useId();
  return (
    <div className="sound-volume">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        step={5}
        value={percent}
        disabled={disabled}
        onChange={({ target }) => {
          setPercent(Number(target.value));
          sound.setVolume(part, Number(target.value) / 100);
          if (part === "effects") sound.play("tick");
        }}
      />
      <output htmlFor={id}>{(percent / 100).toLocaleString(language, { style: "percent" })}</output>
    </div>
  );
}
