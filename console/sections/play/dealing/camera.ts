import type { MediaAccess } from "@parlour/contracts/entities/dealt-table";
import { connectMedia, type MediaConnection } from "@parlour/web/api/media-connection";

export type Camera = {
  stream: MediaStream;
  /** Sends video and sound to the media server, and closes any earlier connection. */
  send(access: MediaAccess): Promise<void>;
  /** Returns whether frames have been sent since the last call. */
  isSending(): Promise<boolean>;
  /** Returns whether the connection is lost. If so, `send` must be called again. */
  isLost(): boolean;
  stop(): void;
};

const wanted: MediaStreamConstraints = {
  video: { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 30 } },
  audio: true,
};

/** Opens the camera and the microphone. Throws if the dealer or the browser does not allow it. */
export async function openCamera(): Promise<Camera> {
  const stream = await navigator.mediaDevices.getUserMedia(wanted);
  const abort = new AbortController();
  let connection: MediaConnection | null = null;
  let framesBefore = 0;
  return {
    stream,
    async send(access) {
      connection?.close();
      connection = null;
      framesBefore = 0;
      const peer = new RTCPeerConnection();
      for (const track of stream.getTracks())
        peer.addTransceiver(track, { direction: "sendonly", streams: [stream] });
      connection = await connectMedia(peer, access, abort.signal);
    },
    async isSending() {
      if (connection?.peer.connectionState !== "connected") return false;
      const frames = await framesSent(connection.peer);
      const isMore = frames > framesBefore;
      framesBefore = frames;
      return isMore;
    },
    isLost: () =>
      connection === null || ["failed", "closed", "disconnected"].includes(connection.peer.connectionState),
    stop() {
      abort.abort();
      connection?.close();
      for (const track of stream.getTracks()) track.stop();
    },
  };
}

async function framesSent(peer: RTCPeerConnection): Promise<number> {
  let frames = 0;
  for (const entry of (await peer.getStats()).values()) {
    if (entry.type === "outbound-rtp" && entry.kind === "video") frames += entry.framesSent ?? 0;
  }
  return frames;
}
