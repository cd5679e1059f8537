import { BILLINGS, LARGEST_NEED, type Need } from "./costs";

/**
 * Parses a query string such as `?minutes=40000&parallel=20&billing=monthly`. Ignores invalid and repeated
 * values.
 */
export function readNeed(search: string): Partial<Need> {
  const params = new URLSearchParams(search);
  // Joining repeated values with commas makes them invalid.
  const textOf = (name: string) => params.getAll(name).join();
  const numberOf = (name: string) => {
    const text = textOf(name);
    const isPlain = /^(?:0|[1-9]\d*)$/.test(text);
    return isPlain && Number(text) <= LARGEST_NEED ? Number(text) : undefined;
  };
  const minutes = numberOf("minutes");
  const parallel = numberOf("parallel");
  const billing = BILLINGS.find((choice) => choice === textOf("billing"));
  return {
    ...(minutes !== undefined && { minutes }),
    ...(parallel && { parallel }),
    ...(billing && { billing }),
  };
}

export const searchOf = ({ minutes, parallel, billing }: Need) =>
  `?minutes=${minutes}&parallel=${parallel}&billing=${billing}`;
