import { act, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server.node";
import { NOT_READY_ID } from "../../src/contact/early-submit";
import { NotReadyNotice } from "../../src/contact/NotReadyNotice";

const notice = (
  <NotReadyNotice words="Slow.">
    <a href="tel:+15035550142">Call</a>
  </NotReadyNotice>
);

/** Inserts the server-rendered page into the document. */
function serve() {
  document.body.innerHTML = `<form></form><div id="page">${renderToString(notice)}</div>`;
}

beforeAll(() => import("../../src/contact/early-submit-script"));

const submit = () => document.querySelector("form")?.dispatchEvent(new Event("submit"));

beforeEach(() => {
  jest.useFakeTimers();
  serve();
});
afterEach(() => jest.useRealTimers());

test("the notice appears 8 seconds after a submit", () => {
  expect(screen.queryByRole("alert")).toBeNull();
  jest.advanceTimersByTime(60_000);
  submit();
  jest.advanceTimersByTime(7_999);
  expect(screen.queryByRole("alert")).toBeNull();
  jest.advanceTimersByTime(1);
  expect(screen.getByRole("alert")).toHaveTextContent("Slow. Call");
  expect(screen.getByRole("link", { name: "Call" })).toBeVisible();
});

test("hydration removes the notice even if it is visible, and a later submit doesn't show it", () => {
  submit();
  jest.advanceTimersByTime(60_000);
  const complaint = jest.spyOn(console, "error");
  act(() => void hydrateRoot(document.getElementById("page") ?? document.body, notice));
  expect(document.getElementById(NOT_READY_ID)).toBeNull();
  submit();
  jest.advanceTimersByTime(60_000);
  expect(document.body).not.toHaveTextContent("Slow.");
  expect(complaint).not.toHaveBeenCalled();
});
