/**
 * Runs in the page, as text: lets the scripts go when the first picture has come or failed, or when the visitor
 * touches anything before that. What is held, and why: `holdModules`.
 */
const release = `(() => {
  const signs = ["pointerdown", "keydown", "focusin"];
  let free = false;
  const go = () => {
    if (free) return;
    free = true;
    for (const sign of signs) removeEventListener(sign, go);
    for (const link of document.querySelectorAll('link[rel="held-module"]')) link.rel = "modulepreload";
    for (const held of document.querySelectorAll('script[type="held-module"]')) {
      const script = document.createElement("script");
      script.type = "module";
      script.nonce = held.nonce;
      script.textContent = held.textContent;
      document.head.append(script);
    }
  };
  for (const sign of signs) addEventListener(sign, go, { passive: true });
  const picture = document.querySelector('img[fetchpriority="high"]');
  if (!picture || picture.complete) return go();
  // Two frames later it has been painted; a page in the background paints none, so a moment is enough there.
  const goWhenPainted = () => {
    requestAnimationFrame(() => requestAnimationFrame(go));
    setTimeout(go, 300);
  };
  picture.addEventListener("load", goWhenPainted);
  picture.addEventListener("error", go);
})()`;

/** Only the server writes it; in the browser it has long run when React looks. */
export const releaseModules = { __html: import.meta.env.SSR ? release : "" };
