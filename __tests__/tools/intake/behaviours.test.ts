import { DEFAULT_BEHAVIOUR, parseBehaviour } from "../../../tools/intake/behaviours";

test("an answer needs only its kind and a status", () => {
  expect(parseBehaviour('{"kind":"answer","status":204}')).toEqual(DEFAULT_BEHAVIOUR);
});

test("every field that is given is kept", () => {
  const behaviour = {
    kind: "answer",
    status: 502,
    headers: { "Content-Type": "text/html" },
    body: "<p>Bad gateway</p>",
    paddingBytes: 10,
    delayMs: 1500,
    cors: "none",
  };
  expect(parseBehaviour(JSON.stringify(behaviour))).toEqual(behaviour);
});

test("an answer that is cut short has a JSON body to cut", () => {
  expect(parseBehaviour('{"kind":"stall"}')).toEqual({
    kind: "stall",
    status: 200,
    headers: {},
    body: '{"status":"success"}',
    cors: "*",
  });
});

test.each([
  ["no JSON", "{", "The behaviour is not JSON."],
  ["an unknown kind", '{"kind":"explode"}', "kind"],
  ["no kind", "{}", "kind"],
  ["an unknown field", '{"kind":"answer","delay":5}', "delay"],
  ["a status of the protocol itself", '{"kind":"answer","status":101}', "status"],
  ["a negative delay", '{"kind":"answer","delayMs":-1}', "delayMs"],
  ["an unknown CORS mode", '{"kind":"answer","cors":"maybe"}', "cors"],
  ["a body for no answer", '{"kind":"never","body":"x"}', "body"],
  ["a header with a line break", '{"kind":"answer","headers":{"A":"b\\r\\nC: d"}}', "headers"],
  ["a header without a name", '{"kind":"answer","headers":{"":"b"}}', "headers"],
])("%s is refused, and the message names the field", (_what, text, named) => {
  expect(() => parseBehaviour(text)).toThrow(named);
});
