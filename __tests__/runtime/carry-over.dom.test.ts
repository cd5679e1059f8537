import { carryOver } from "../../src/runtime/carry-over";

const PAGE = `
  <form><input name="company" id="company-1"><textarea name="message" id="message-1"></textarea></form>
  <input type="radio" name="billing" value="annual" checked><input type="radio" name="billing" value="monthly">
  <input type="range" min="0" max="100" value="20"><input type="range" min="0" max="100" value="10">
  <details id="one" open></details><details id="two"></details>
  <button>Menu</button><button>Send</button>`;

/** Replaces the document's content with a page that has this HTML, and returns the page. */
function show(html: string): HTMLElement {
  const page = document.createElement("div");
  page.innerHTML = html;
  document.body.replaceChildren(page);
  return page;
}

const field = (page: HTMLElement, selector: string) =>
  page.querySelector<HTMLInputElement>(selector) as HTMLInputElement;

/** Renders the page again and carries over the old page's state. */
function rerender(old: HTMLElement, focused: Element | null = null): HTMLElement {
  const page = show(PAGE);
  carryOver({ nodes: [old], focused }, page);
  return page;
}

test("field values, selected radio buttons, and the open state of details elements are carried over", () => {
  const old = show(PAGE);
  field(old, "[name=company]").value = "Navy";
  field(old, "[name=message]").value = "one\ntwo";
  field(old, "[value=monthly]").checked = true;
  field(old, "[type=range] ~ [type=range]").value = "70";
  for (const details of old.querySelectorAll("details")) details.toggleAttribute("open");

  const page = rerender(old);
  expect(field(page, "[name=company]").value).toBe("Navy");
  expect(field(page, "[name=message]").value).toBe("one\ntwo");
  expect(field(page, "[value=monthly]").checked).toBe(true);
  expect(field(page, "[value=monthly]").value).toBe("monthly");
  expect(field(page, "[type=range]").value).toBe("20");
  expect(field(page, "[type=range] ~ [type=range]").value).toBe("70");
  expect([...page.querySelectorAll("details[open]")].map(({ id }) => id)).toEqual(["two"]);
});

test("the values of renamed fields are carried over to the fields in the same positions", () => {
  const old = show(PAGE);
  for (const one of old.querySelectorAll("form > *")) one.setAttribute("name", "x");
  field(old, "#company-1").value = "Navy";
  field(old, "#message-1").value = "Hello";
  const page = rerender(old);
  expect(field(page, "[name=company]").value).toBe("Navy");
  expect(field(page, "[name=message]").value).toBe("Hello");
});

test("if a field is duplicated, the copy that has a value is used", () => {
  const old = show(PAGE);
  const company = field(old, "[name=company]");
  company.before(company.cloneNode());
  company.value = "Navy";
  expect(field(rerender(old), "[name=company]").value).toBe("Navy");
});

test("the mark of an early submit is carried over", () => {
  const old = show(PAGE);
  Object.assign(old.querySelector("form") ?? {}, { submittedEarly: "waiting" });
  // Add a form without the mark, as a browser extension might.
  old.append(document.createElement("form"));
  expect(rerender(old).querySelector("form")?.submittedEarly).toBe("waiting");
});

test("a field's focus and selection are restored", () => {
  const old = show(PAGE);
  const company = field(old, "[name=company]");
  company.value = "Emberline";
  company.focus();
  company.setSelectionRange(2, 5);
  const page = field(rerender(old, company), "[name=company]");
  expect(page).toHaveFocus();
  expect([page.selectionStart, page.selectionEnd]).toEqual([2, 5]);
});

test("focus returns to a button that had it, and otherwise stays on the body", () => {
  const old = show(PAGE);
  const page = rerender(old, old.querySelectorAll("button")[1]);
  expect(page.querySelectorAll("button")[1]).toHaveFocus();
  rerender(old, document.body);
  expect(document.body).toHaveFocus();
});
