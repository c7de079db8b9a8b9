type SizeMessage = { type: "size"; width: number; height: number; pixelRatio: number };
type Failure = { type: "failed"; cause: "unsupported" | "lost" | "slow" };

type WorkerCanvasOptions<To, From> = {
  host: HTMLElement;
  worker: Worker;
  /**
   * Prepares the message that hands the canvas to the worker. Drawing the pictures for this message takes a while.
   */
  open: (canvas: HTMLCanvasElement) => Promise<{ message: To; transfer: Transferable[] } | null>;
  receive: (message: From | Failure) => void;
  onOpen: (send: (message: To) => void) => void;
};

/**
 * Adds a canvas to `host` on which a worker draws, and keeps the worker informed of its size. Returns a function that
 * ends the worker and removes the canvas.
 */
export function openWorkerCanvas<To extends { type: string }, From>({
  host,
  worker,
  open,
  receive,
  onOpen,
}: WorkerCanvasOptions<To, From>): () => void {
  const canvas = document.createElement("canvas");
  host.append(canvas);
  let isClosed = false;
  worker.addEventListener("message", ({ data }: MessageEvent<From>) => {
    if (!isClosed) receive(data);
  });
  worker.addEventListener("error", () => {
    if (!isClosed) receive({ type: "failed", cause: "unsupported" });
  });
  const measure = () => {
    const { width, height } = host.getBoundingClientRect();
    const message: SizeMessage = { type: "size", width, height, pixelRatio: devicePixelRatio };
    if (width > 0 && height > 0) worker.postMessage(message);
  };
  const observer = new ResizeObserver(measure);
  void open(canvas).then((opened) => {
    if (opened === null || isClosed) return;
    observer.observe(host);
    worker.postMessage(opened.message, opened.transfer);
    onOpen((message) => worker.postMessage(message));
  });
  return () => {
    isClosed = true;
    observer.disconnect();
    // The worker frees the graphics card's memory and then ends itself.
    worker.postMessage({ type: "close" });
    canvas.remove();
  };
}
