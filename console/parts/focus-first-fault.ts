/** Moves the focus to the first invalid field, so that its error is on screen and read out. */
export function focusFirstFault(): void {
  // The errors must be in the page first.
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>("main [aria-invalid=true], dialog [aria-invalid=true]");
    field?.focus();
    field?.scrollIntoView({ block: "center" });
  });
}
