const FRAMES = 20;

/**
 * Moves the focus to the first invalid field, so that its error is visible and read out by screen readers.
 */
export function focusFirstFault(framesLeft = FRAMES): void {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>("main [aria-invalid=true], dialog [aria-invalid=true]");
    if (field === null) {
      // Waits for a frame, because errors from the server are set after an await and rendered later.
      if (framesLeft > 0) focusFirstFault(framesLeft - 1);
      return;
    }
    field.focus();
    field.scrollIntoView({ block: "center" });
  });
}
