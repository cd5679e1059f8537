import {
  developmentEnvironment,
  gatsbyEnvironment,
  testEnvironment,
} from "../../../tools/shared/environment";

const quiet = { GATSBY_TELEMETRY_DISABLED: "1", GATSBY_FEEDBACK_DISABLED: "1" };

test("disables telemetry and points the form at the intake's port unless a webhook is set", () => {
  const env = { PATH: "/bin", INTAKE_PORT: "9123" };
  const hook = { GATSBY_CONTACT_WEBHOOK_URL: "http://127.0.0.1:9123/hooks/contact" };
  expect(gatsbyEnvironment(env)).toEqual({ ...env, ...quiet, ...hook });
  const set = { ...env, GATSBY_CONTACT_WEBHOOK_URL: "https://hooks.example/a" };
  expect(gatsbyEnvironment(set)).toEqual({ ...set, ...quiet });
});

test("the development server keeps REACT_EDITOR, but not the variables for terminal editors", () => {
  const env = { PATH: "/bin", EDITOR: "vi", VISUAL: "nano", REACT_EDITOR: "code" };
  expect(developmentEnvironment(env)).toEqual({ PATH: "/bin", REACT_EDITOR: "code", ...quiet });
});

test("tests ignore the caller's variables for the site, the host and React", () => {
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
