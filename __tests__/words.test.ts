import { fillTemplate, parseTemplate } from "../src/words";

test("every occurrence of a name is replaced with its value, and names inside the value aren't replaced", () => {
  expect(fillTemplate("[plan], [plan] and [max]", { plan: "$& [max]", max: "9" })).toBe(
    "$& [max], $& [max] and 9",
  );
});

test("a noun after a number is singular for 1 and plural for all other numbers", () => {
  const template = "[lanes lane|lanes] and [minutes extra minute|extra minutes]";
  expect(fillTemplate(template, { lanes: "1", minutes: "1,001" })).toBe(
    "1 lane and 1,001 extra minutes",
  );
  expect(fillTemplate(template, { lanes: "0", minutes: "1" })).toBe("0 lanes and 1 extra minute");
  expect(fillTemplate(template, { lanes: "21" })).toBe(
    "21 lanes and [minutes extra minute|extra minutes]",
  );
});

test("a name without a value isn't replaced", () => {
  expect(fillTemplate("[plan] [other] [ plan ]", { plan: "Pro" })).toBe("Pro [other] [ plan ]");
});

test("the numbers in a sentence can be read back from a longer text, until somebody edits the sentence", () => {
  const template = "It takes [minutes minute|minutes] (+ 5 %) on [machines machine|machines].";
  const text = `Hello.\n\n${fillTemplate(template, { minutes: "1,250", machines: "1" })} Bye.`;
  expect(parseTemplate(template, text)).toEqual({ minutes: "1,250", machines: "1" });
  expect(parseTemplate(template, text.replace("takes", "took"))).toBeUndefined();
  expect(parseTemplate(template, text.replace("1,250", "some"))).toBeUndefined();
});
