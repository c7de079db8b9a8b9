import type { MediaAccess } from "@parlour/contracts/entities/dealt-table";
import { connectMedia, type MediaConnection } from "@parlour/web/api/media-connection";
import { createLossDetector } from "./connection-loss.ts";

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
  const isLost = createLossDetector();
  let framesBefore = 0;
  return {
    stream,
    async send(access) {
      connection?.close();
      connection = null;
      framesBefore = 0;
      const createPeer = (configuration: RTCConfiguration) => {
        const peer = new RTCPeerConnection(configuration);
        for (const track of stream.getTracks())
          peer.addTransceiver(track, { direction: "sendonly", streams: [stream] });
        return peer;
      };
      connection = await connectMedia(createPeer, access, abort.signal);
    },
    async isSending() {
      if (connection?.peer.connectionState !== "connected") return false;
      const frames = await framesSent(connection.peer);
      const isMore = frames > framesBefore;
      framesBefore = frames;
      return isMore;
    },
    isLost: () => isLost(connection?.peer.connectionState ?? "closed"),
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
