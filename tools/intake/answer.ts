import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { CORS_MODES, CompleteBehaviour } from "./behaviours";

type CorsMode = (typeof CORS_MODES)[number];

/** Long enough for the first half of a body to leave before the reset overtakes it. */
const FLUSH_MS = 100;
const DRIP_MS = 1000;

/** Answers one submission as told. Timers end with the connection. */
export function answer(response: ServerResponse, behaviour: CompleteBehaviour): void {
  switch (behaviour.kind) {
    case "answer":
      after(response, behaviour.delayMs, () => {
        const { status, cors, headers, body, paddingBytes } = behaviour;
        response.writeHead(status, {
          ...corsHeaders(cors),
          ...(body === "" ? {} : { "Content-Type": "application/json" }),
          ...headers,
        });
        if (paddingBytes > 0) response.write(Buffer.alloc(paddingBytes, " "));
        response.end(body);
      });
      return;
    case "raw":
      response.socket?.end(behaviour.text);
      return;
    case "never":
      return;
    case "reset":
      response.socket?.resetAndDestroy();
      return;
    case "reset-during-body":
      writeHalf(response, behaviour);
      after(response, FLUSH_MS, () => response.socket?.resetAndDestroy());
      return;
    case "stall":
      writeHalf(response, behaviour);
      return;
    case "drip": {
      const bytes = writeHeaders(response, behaviour);
      drip(response, bytes, 0);
      return;
    }
  }
}

/** The CORS headers of an answer; a list of values is sent as that many header lines. */
function corsHeaders(mode: CorsMode): OutgoingHttpHeaders {
  const name = "Access-Control-Allow-Origin";
  switch (mode) {
    case "*":
      return { [name]: "*" };
    case "none":
      return {};
    case "wrong":
      return { [name]: "https://elsewhere.example" };
    case "double":
      return { [name]: ["*", "*"] };
  }
}

type WithBody = Extract<CompleteBehaviour, { kind: "reset-during-body" | "stall" | "drip" }>;

function writeHeaders(response: ServerResponse, { status, cors, headers, body }: WithBody): Buffer {
  const bytes = Buffer.from(body);
  response.writeHead(status, {
    ...corsHeaders(cors),
    "Content-Type": "application/json",
    "Content-Length": bytes.length,
    ...headers,
  });
  response.flushHeaders();
  return bytes;
}

function writeHalf(response: ServerResponse, behaviour: WithBody): void {
  const bytes = writeHeaders(response, behaviour);
  response.write(bytes.subarray(0, Math.floor(bytes.length / 2)));
}

function drip(response: ServerResponse, bytes: Buffer, index: number): void {
  if (index >= bytes.length) {
    response.end();
    return;
  }
  after(response, DRIP_MS, () => {
    response.write(bytes.subarray(index, index + 1));
    drip(response, bytes, index + 1);
  });
}

function after(response: ServerResponse, milliseconds: number, act: () => void): void {
  const timer = setTimeout(() => {
    response.off("close", cancel);
    act();
  }, milliseconds);
  const cancel = () => clearTimeout(timer);
  response.once("close", cancel);
}
