import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button } from "@parlour/web/ui/button";
import { useHydrated } from "@parlour/web/ui/use-hydrated";
import KeyRound from "lucide-react/icons/key-round";
import { arePasskeysPossible } from "./passkey-browser.ts";
import type { useLogin } from "./use-login.ts";

/** Logs in without a password, in browsers that support passkeys. */
export function PasskeyLogin({ login }: { login: ReturnType<typeof useLogin> }) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  if (!hydrated || !arePasskeysPossible()) return null;
  return (
    <Button
      size="lg"
      full
      icon={<KeyRound size={18} aria-hidden="true" />}
      disabled={login.busy}
      onClick={login.logInByPasskey}
    >
      {t("identity.passkeyLogIn")}
    </Button>
  );
}
