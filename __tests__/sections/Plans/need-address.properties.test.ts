import fc from "fast-check";
import { readNeed } from "../../../src/sections/Plans/need-address";
import { BILLINGS } from "../../../src/sections/Plans/quotes";

test("no address is an error, and what is read is in its range", () => {
  const parts = fc.array(
    fc.tuple(
      fc.constantFrom("minutes", "parallel", "billing", "minutes[]", "__proto__"),
      fc.oneof(fc.string({ unit: "binary" }), fc.double().map(String), fc.bigInt().map(String)),
    ),
  );
  const searches = fc.oneof(
    fc.string({ unit: "binary" }),
    parts.map((pairs) => `?${pairs.map((pair) => pair.join("=")).join("&")}`),
  );
  fc.assert(
    fc.property(searches, (search) => {
      const { minutes = 0, parallel = 1, billing = "annual", ...more } = readNeed(search);
      expect(more).toEqual({});
      expect(Number.isInteger(minutes) && minutes >= 0 && minutes < 1e7).toBe(true);
      expect(Number.isInteger(parallel) && parallel >= 1 && parallel < 1e7).toBe(true);
      expect(BILLINGS).toContain(billing);
    }),
    { numRuns: 500 },
  );
});
