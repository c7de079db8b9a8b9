const FRAMES = 20;

/** Moves the focus to the first invalid field, so that its error is on screen and read out. */
export function focusFirstFault(framesLeft = FRAMES): void {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>("main [aria-invalid=true], dialog [aria-invalid=true]");
    if (field === null) {
      // Errors that a server found are rendered after this frame, because they are set after an await.
      if (framesLeft > 0) focusFirstFault(framesLeft - 1);
      return;
    }
    field.focus();
    field.scrollIntoView({ block: "center" });
  });
}
