import { useContext } from "react";
import { DataScriptContext } from "./data-script.ts";
import { holdEarlySubmits } from "./early-submits.ts";

/**
 * How many scripts are requested at once: few enough to be started within one frame, so that the page stays
 * responsive.
 */
const AT_ONCE = 3;
/**
 * The longest time to wait for the paint after the picture has loaded. Some browsers, such as old versions or
 * background tabs, do not report the paint.
 */
const PATIENCE_MS = 300;

/**
 * An inline script that loads the page's scripts when the main picture is painted or has failed, or earlier if the
 * visitor interacts with the page. `holdModules` marks the scripts that are held back.
 */
const release = `(() => {
  const signs = ["pointerdown", "keydown", "focusin"];
  let free = false;
  const preload = () => {
    const held = [...document.querySelectorAll('link[rel="held-module"]')];
    for (const link of held.slice(0, ${AT_ONCE})) link.rel = "modulepreload";
    if (held.length > ${AT_ONCE}) setTimeout(preload);
  };
  const start = () => {
    for (const held of document.querySelectorAll('script[type="held-module"]')) {
      const script = document.createElement("script");
      script.type = "module";
      script.nonce = held.nonce;
      script.textContent = held.textContent;
      document.head.append(script);
    }
  };
  const go = () => {
    if (free) return;
    free = true;
    for (const sign of signs) removeEventListener(sign, go);
    preload();
    setTimeout(start);
  };
  for (const sign of signs) addEventListener(sign, go, { passive: true });
  const picture = document.querySelector('img[fetchpriority="high"]');
  const kind = "largest-contentful-paint";
  if (!picture || !PerformanceObserver.supportedEntryTypes?.includes(kind)) return go();
  new PerformanceObserver((_seen, observer) => {
    // The browser may report the paint of a text first. Until the picture is complete, we wait for the next
    // report.
    if (!picture.complete) return;
    observer.disconnect();
    go();
  }).observe({ type: kind, buffered: true });
  picture.addEventListener("error", go);
  const waitOut = () => setTimeout(go, ${PATIENCE_MS});
  if (picture.complete) waitOut();
  else picture.addEventListener("load", waitOut);
})()`;

const none = { __html: "" };

/** Only the server renders the inline scripts, which run before React hydrates. */
export const useInlineScripts = import.meta.env.SSR
  ? () => ({ __html: `${release};${holdEarlySubmits}${useContext(DataScriptContext)}` })
  : () => none;
