import { carryOver } from "../../src/runtime/carry-over";

const PAGE = `
  <form><input name="company" id="company-1"><textarea name="message" id="message-1"></textarea></form>
  <input type="radio" name="billing" value="annual" checked><input type="radio" name="billing" value="monthly">
  <input type="range" min="0" max="100" value="20"><input type="range" min="0" max="100" value="10">
  <details id="one" open></details><details id="two"></details>
  <button>Menu</button><button>Send</button>`;

/** A page in the document, in place of what was there. */
function show(html: string): HTMLElement {
  const page = document.createElement("div");
  page.innerHTML = html;
  document.body.replaceChildren(page);
  return page;
}

const field = (page: HTMLElement, selector: string) =>
  page.querySelector<HTMLInputElement>(selector) as HTMLInputElement;

/** Draws the page anew and brings over what the old one holds. */
function redraw(old: HTMLElement, focused: Element | null = null): HTMLElement {
  const anew = show(PAGE);
  carryOver({ nodes: [old], focused }, anew);
  return anew;
}

test("what the fields hold, which are chosen, what is opened and what is closed is brought over", () => {
  const old = show(PAGE);
  field(old, "[name=company]").value = "Navy";
  field(old, "[name=message]").value = "one\ntwo";
  field(old, "[value=monthly]").checked = true;
  field(old, "[type=range] ~ [type=range]").value = "70";
  for (const details of old.querySelectorAll("details")) details.toggleAttribute("open");

  const anew = redraw(old);
  expect(field(anew, "[name=company]").value).toBe("Navy");
  expect(field(anew, "[name=message]").value).toBe("one\ntwo");
  expect(field(anew, "[value=monthly]").checked).toBe(true);
  expect(field(anew, "[value=monthly]").value).toBe("monthly");
  expect(field(anew, "[type=range]").value).toBe("20");
  expect(field(anew, "[type=range] ~ [type=range]").value).toBe("70");
  expect([...anew.querySelectorAll("details[open]")].map(({ id }) => id)).toEqual(["two"]);
});

test("a field that was renamed finds the one in its place", () => {
  const old = show(PAGE);
  for (const one of old.querySelectorAll("form > *")) one.setAttribute("name", "x");
  field(old, "#company-1").value = "Navy";
  field(old, "#message-1").value = "Hello";
  const anew = redraw(old);
  expect(field(anew, "[name=company]").value).toBe("Navy");
  expect(field(anew, "[name=message]").value).toBe("Hello");
});

test("of a field that was doubled, the one that holds something counts", () => {
  const old = show(PAGE);
  const company = field(old, "[name=company]");
  const double = company.cloneNode() as HTMLInputElement;
  company.before(double);
  company.value = "Navy";
  expect(field(redraw(old), "[name=company]").value).toBe("Navy");
});

test("an early submit is brought over", () => {
  const old = show(PAGE);
  Object.assign(old.querySelector("form") ?? {}, { submittedEarly: "waiting" });
  // Another form, such as an extension's, has none.
  old.append(document.createElement("form"));
  expect(redraw(old).querySelector("form")?.submittedEarly).toBe("waiting");
});

test("a field has its focus and selection again", () => {
  const old = show(PAGE);
  const company = field(old, "[name=company]");
  company.value = "Emberline";
  company.focus();
  company.setSelectionRange(2, 5);
  const anew = field(redraw(old, company), "[name=company]");
  expect(anew).toHaveFocus();
  expect([anew.selectionStart, anew.selectionEnd]).toEqual([2, 5]);
});

test("a button has its focus again, and what never had it gets none", () => {
  const old = show(PAGE);
  const anew = redraw(old, old.querySelectorAll("button")[1]);
  expect(anew.querySelectorAll("button")[1]).toHaveFocus();
  redraw(old, document.body);
  expect(document.body).toHaveFocus();
});
