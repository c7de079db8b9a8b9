import { afterEach, expect, test, vi } from "vitest";
import { readIceServers } from "./ice-servers.ts";
import { connectMedia } from "./media-connection.ts";

afterEach(() => void vi.unstubAllGlobals());

const link =
  '<stun:stun.example.net>; rel="ice-server", <turn:turn.example.net?transport=udp>; rel="ice-server"; ' +
  'username="ann, \\"the dealer\\""; credential="secret"; credential-type="password", <https://example.net>; rel=help';
const servers = [
  { urls: "stun:stun.example.net" },
  { urls: "turn:turn.example.net?transport=udp", username: 'ann, "the dealer"', credential: "secret" },
];

test("reads the STUN and TURN servers of a Link header", () => {
  expect(readIceServers(link)).toEqual(servers);
  expect(readIceServers(null)).toEqual([]);
  expect(readIceServers('<https://example.net>; rel="ice-server"')).toEqual([]);
});

/** A browser and a media server whose answers have the given Link header. */
function setUp(answerLink: string | null) {
  const log: string[] = [];
  const peers: RTCConfiguration[] = [];
  const createPeer = (configuration: RTCConfiguration) => {
    const number = peers.push(configuration);
    return {
      iceGatheringState: "complete",
      createOffer: async () => ({}),
      setLocalDescription: async () => {},
      localDescription: { sdp: `offer ${number}` },
      setRemoteDescription: async ({ sdp }: { sdp: string }) => void log.push(`applied ${sdp}`),
      close: () => void log.push(`closed peer ${number}`),
    } as unknown as RTCPeerConnection;
  };
  vi.stubGlobal("fetch", async (url: string, { method, body }: { method: string; body?: string }) => {
    log.push(`${method} ${body ?? url}`);
    const headers = new Headers({ location: `/${body}`, ...(answerLink && { link: answerLink }) });
    return { status: 201, headers, url, text: async () => `answer to ${body}` };
  });
  const connect = () =>
    connectMedia(createPeer, { url: "https://media.example/t", token: "t" }, new AbortController().signal);
  return { log, peers, connect };
}

test("connects with one offer if the answer names no servers", async () => {
  const { log, peers, connect } = setUp(null);
  await connect();
  expect(peers).toEqual([{}]);
  expect(log).toEqual(["POST offer 1", "applied answer to offer 1"]);
});

test("offers again with the servers that the answer names, and ends the first connection", async () => {
  const { log, peers, connect } = setUp(link);
  const { close } = await connect();
  expect(peers).toEqual([{}, { iceServers: servers }]);
  expect(log).toEqual([
    "POST offer 1",
    "closed peer 1",
    "DELETE https://media.example/offer%201",
    "POST offer 2",
    "applied answer to offer 2",
  ]);
  close();
  expect(log.slice(-2)).toEqual(["closed peer 2", "DELETE https://media.example/offer%202"]);
});
