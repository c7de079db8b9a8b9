const HYDRATED = "hydrated";

/**
 * The source of an inline script: holds back a form that is submitted before React has hydrated the page, and submits
 * it afterwards. Without it, the browser would send the form itself, and the visitor's input would be lost.
 */
export const holdEarlySubmits = `(() => {
  let early;
  const hold = (event) => {
    // A form with an address, such as a search, works without scripts.
    if (event.target.hasAttribute("action")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    early = event;
  };
  addEventListener("submit", hold, true);
  addEventListener("${HYDRATED}", () => {
    removeEventListener("submit", hold, true);
    if (!early?.target.isConnected) return;
    const { target, submitter } = early;
    target.requestSubmit(submitter?.form === target ? submitter : null);
  }, { once: true });
})()`;

/**
 * To be called in an effect once the page is hydrated. Forms adopt what was typed before hydration in effects too, and
 * have it only after the next render.
 */
export const releaseEarlySubmits = () => void setTimeout(() => dispatchEvent(new Event(HYDRATED)));
