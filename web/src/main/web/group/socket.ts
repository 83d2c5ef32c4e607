import type { Socket } from "../live/connection.ts";

/** Opens a line to a group. */
export function openSocket(code: string): Socket {
  const url = new URL(`/live/groups/${code}`, location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  const socket = new WebSocket(url);
  const line: Socket = {
    send: (text) => socket.send(text),
    close: () => socket.close(),
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  socket.onopen = () => line.onopen?.();
  socket.onmessage = (event) => line.onmessage?.({ data: String(event.data) });
  socket.onclose = (event) => line.onclose?.({ code: event.code });
  return line;
}
