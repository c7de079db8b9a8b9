import type { Service } from "../kit/service.ts";
import { type PokerRoomPorts, pokerRoomService } from "../services/poker/poker-room/index.ts";

export function pokerServices(ports: PokerRoomPorts): readonly Service[] {
  return [pokerRoomService(ports)];
}
