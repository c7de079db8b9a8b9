/**
 * Opens WebGL. Without a graphics card, only players who asked for 3D get it; `onEmulated` is called before their
 * context is opened.
 */
export function openContext(
  canvas: OffscreenCanvas,
  isAsked: boolean,
  onEmulated: () => void,
): WebGL2RenderingContext | null {
  const settings = { alpha: false, powerPreference: "high-performance" } as const;
  const fast = { ...settings, antialias: true, failIfMajorPerformanceCaveat: true };
  const context = canvas.getContext("webgl2", fast);
  if (context !== null || !isAsked) return context;
  onEmulated();
  return canvas.getContext("webgl2", { ...settings, antialias: false });
}
