import { validateHeaderName, validateHeaderValue } from "node:http";
import { z } from "zod";

/** How the answer speaks of CORS: as a catch hook does, not at all, for another site, or twice. */
export const CORS_MODES = ["*", "none", "wrong", "double"] as const;

const cors = z.enum(CORS_MODES).default("*");
const milliseconds = z.int().min(0).max(600_000);

const headers = z
  .record(z.string(), z.string())
  .refine(areValidHeaders, "has a name or a value that HTTP does not allow")
  .default({});

/** What an answer that has a body says, whole or cut short. */
const content = {
  status: z.int().min(200).max(599).default(200),
  headers,
  body: z.string().default('{"status":"success"}'),
  cors,
};

const behaviourSchema = z.discriminatedUnion("kind", [
  /** A complete answer, after `delayMs`. No body unless given. */
  z.strictObject({
    kind: z.literal("answer"),
    status: content.status,
    headers,
    body: z.string().default(""),
    /** Spaces before the body, which JSON allows: they make a long answer of a short text. */
    paddingBytes: z.int().min(0).max(100_000_000).default(0),
    delayMs: milliseconds.default(0),
    cors,
  }),
  /** Any text in place of an HTTP answer, then the end of the connection. */
  z.strictObject({ kind: z.literal("raw"), text: z.string() }),
  /** The connection is reset before any answer. */
  z.strictObject({ kind: z.literal("reset") }),
  /** Headers and half of the body, then the connection is reset. */
  z.strictObject({ kind: z.literal("reset-during-body"), ...content }),
  /** No answer, the connection stays open until the intake closes. */
  z.strictObject({ kind: z.literal("never") }),
  /** Headers and half of the body, then nothing more. */
  z.strictObject({ kind: z.literal("stall"), ...content }),
  /** Headers at once, then the body at one byte a second. */
  z.strictObject({ kind: z.literal("drip"), ...content }),
]);

/** What a test asks for: only `kind` (and `status` of an answer) need to be given. */
export type Behaviour = z.input<typeof behaviourSchema>;

/** A behaviour with every default filled in. */
export type CompleteBehaviour = z.output<typeof behaviourSchema>;

/** What a catch hook does with no further instruction. */
export const DEFAULT_BEHAVIOUR: Extract<CompleteBehaviour, { kind: "answer" }> = {
  kind: "answer",
  status: 204,
  headers: {},
  body: "",
  paddingBytes: 0,
  delayMs: 0,
  cors: "*",
};

/**
 * Reads a behaviour from the JSON text of a control request.
 *
 * @throws Error whose message names each wrong field.
 */
export function parseBehaviour(text: string): CompleteBehaviour {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Error("The behaviour is not JSON.");
  }
  const result = behaviourSchema.safeParse(json);
  if (!result.success) {
    throw new Error(`The behaviour is not valid.\n${z.prettifyError(result.error)}`);
  }
  return result.data;
}

function areValidHeaders(candidate: Record<string, string>): boolean {
  try {
    for (const [name, value] of Object.entries(candidate)) {
      validateHeaderName(name);
      validateHeaderValue(name, value);
    }
    return true;
  } catch {
    return false;
  }
}
