import {
  developmentEnvironment,
  gatsbyEnvironment,
  outsideGit,
  testEnvironment,
} from "../../../tools/shared/environment";

const quiet = { GATSBY_TELEMETRY_DISABLED: "1", GATSBY_FEEDBACK_DISABLED: "1" };

test("a local site is quiet, and its form follows an intake that was moved, unless a webhook is set", () => {
  const env = { PATH: "/bin", INTAKE_PORT: "9123" };
  const hook = { GATSBY_CONTACT_WEBHOOK_URL: "http://127.0.0.1:9123/hooks/contact" };
  expect(gatsbyEnvironment(env)).toEqual({ ...env, ...quiet, ...hook });
  const set = { ...env, GATSBY_CONTACT_WEBHOOK_URL: "https://hooks.example/a" };
  expect(gatsbyEnvironment(set)).toEqual({ ...set, ...quiet });
});

test("no editor starts in the development server's terminal, but one that is named for it", () => {
  const env = { PATH: "/bin", EDITOR: "vi", VISUAL: "nano", REACT_EDITOR: "code" };
  expect(developmentEnvironment(env)).toEqual({ PATH: "/bin", REACT_EDITOR: "code", ...quiet });
});

test("the tests ignore the caller's site, host and mode", () => {
  expect(
    testEnvironment({
      PATH: "/bin",
      CI: "true",
      CONTEXT: "production",
      NODE_ENV: "production",
      GATSBY_GTAG_ID: "G-1",
      GATSBY_CONTACT_WEBHOOK_URL: "https://hooks.example/a",
    }),
  ).toEqual({ PATH: "/bin", CI: "true", ...quiet });
});

it("git in another repository hears nothing of this one's", () => {
  const env = outsideGit({ PATH: "/bin", GIT_DIR: "/elsewhere/.git", GIT_INDEX_FILE: "index" });
  expect(env).toEqual({ PATH: "/bin" });
});
