import { languageTag } from "@parlour/web/i18n/languages";
import { Switch } from "@parlour/web/ui/switch";
import { useGame } from "../../game-context.ts";
import { callSettings, useCallSettings } from "./call-settings.ts";
import { canSpeak, speak } from "./speak.ts";

/** The settings of the calls of live tables: captions, and a voice that speaks them. */
export function CallSwitches({ isSoundOn }: { isSoundOn: boolean }) {
  const { t, language, sound } = useGame();
  const { captions, voice } = useCallSettings();
  const tag = languageTag(language);
  const isMute = canSpeak(tag) === false;
  return (
    <>
      <Switch
        label={t("games-live.captions")}
        checked={captions}
        onChange={({ target }) => callSettings.set("captions", target.checked)}
      />
      <Switch
        label={t("games-live.voice")}
        hint={isMute ? t("games-live.noVoice") : undefined}
        checked={voice}
        disabled={!isSoundOn || isMute}
        onChange={({ target }) => {
          callSettings.set("voice", target.checked);
          if (target.checked) speak(t("games-live.betsOpen"), tag, sound.volumes.effects);
        }}
      />
    </>
  );
}
