import { getTableVideo } from "@parlour/contracts/calls/play/shared-rounds/get-table-video";
import { client } from "@parlour/web/api/client";
import { connectMedia, type MediaConnection } from "@parlour/web/api/media-connection";
import { createVideoReader } from "./video-delay.ts";

const findVideo = client(getTableVideo);

type Listener = {
  /** Called with the video when it arrives, and with null when it is lost. */
  onStream(stream: MediaStream | null): void;
  onDelay(delayMs: number): void;
};

const checkEveryMs = 1_000;
const retryMs = 2_000;
/** After this many consecutive checks without a new frame, we reconnect. */
const mostStillChecks = 4;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Watches a table's video, and connects again whenever it is lost. Returns the function that stops it. */
export function watchTable(slug: string, { onStream, onDelay }: Listener): () => void {
  const abort = new AbortController();
  const { signal } = abort;

  async function connect(): Promise<MediaConnection> {
    const access = await findVideo({ params: { slug }, signal });
    const createPeer = (configuration: RTCConfiguration) => {
      const peer = new RTCPeerConnection(configuration);
      const stream = new MediaStream();
      for (const kind of ["video", "audio"]) peer.addTransceiver(kind, { direction: "recvonly" });
      peer.addEventListener("track", ({ track }) => stream.addTrack(track));
      peer.addEventListener("connectionstatechange", () => {
        if (peer.connectionState === "connected" && !signal.aborted) onStream(stream);
      });
      return peer;
    };
    return await connectMedia(createPeer, access, signal);
  }

  /** Resolves when the connection ends or delivers no new frames. */
  async function follow({ peer }: MediaConnection): Promise<void> {
    const read = createVideoReader();
    let seen = 0;
    let still = 0;
    while (!signal.aborted && still < mostStillChecks) {
      await pause(checkEveryMs);
      if (["failed", "closed"].includes(peer.connectionState)) return;
      const { framesDecoded, delayMs } = read((await peer.getStats()).values());
      still = framesDecoded > seen ? 0 : still + 1;
      seen = framesDecoded;
      onDelay(delayMs);
    }
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      // A hidden page saves bandwidth by not connecting.
      if (document.visibilityState === "visible") {
        const connection = await connect().catch(() => null);
        if (connection) {
          await follow(connection);
          connection.close();
          if (!signal.aborted) onStream(null);
        }
      }
      await pause(retryMs);
    }
  }
  void run();
  return () => abort.abort();
}
