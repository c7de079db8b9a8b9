/** As many are asked for at once as take well under a frame; the page lives in between. */
const AT_ONCE = 3;
/** A picture that no browser reports as painted (a page in the background, an old browser) holds nothing for longer. */
const PATIENCE_MS = 300;

/**
 * Runs in the page, as text: lets the scripts go when the first picture has been seen or has failed, or when the
 * visitor touches anything before that. What is held, and why: `holdModules`.
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
    // Words may be larger than the picture; then they were painted with it or before it.
    if (!picture.complete) return;
    observer.disconnect();
    go();
  }).observe({ type: kind, buffered: true });
  picture.addEventListener("error", go);
  const waitOut = () => setTimeout(go, ${PATIENCE_MS});
  if (picture.complete) waitOut();
  else picture.addEventListener("load", waitOut);
})()`;

/** Only the server writes it; in the browser it has long run when React looks. */
export const releaseModules = { __html: import.meta.env.SSR ? release : "" };
