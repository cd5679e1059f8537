/* These functions run in the browser, so they can't use anything declared outside their bodies. */

declare global {
  interface Window {
    loggedProblems?: string[];
    sentHeading?: Element;
  }
}

export function look() {
  const plain = (text: string | null | undefined) =>
    (text ?? "").replace(/[⟦⟧]/g, "").replace(/\s+/g, " ").trim();
  const shown = (element: Element | null): element is HTMLElement =>
    element instanceof HTMLElement &&
    element.isConnected &&
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility === "visible";
  /** Also matches the field's ID, because extensions may change its name. */
  const textIn = (name: string) => {
    const fields = [
      ...document.querySelectorAll<HTMLInputElement>(
        `form [id^="${name}-"], form [name="${name}"]`,
      ),
    ];
    return fields.find((field) => "value" in field && shown(field))?.value ?? null;
  };
  const alert = [...document.querySelectorAll('[role="alert"]')].find(
    (element) => shown(element) && plain(element.textContent) !== "",
  );
  const active = document.activeElement;
  const form = document.querySelector("form");
  const notice = document.querySelector("[role=group][aria-labelledby^=failure]");
  const draft = () => {
    try {
      return sessionStorage.getItem("contact-draft");
    } catch {
      // Storage access is denied.
      return null;
    }
  };
  return {
    url: location.href,
    title: document.title,
    hydrated: document.querySelector("button[aria-controls][aria-expanded]") !== null,
    blank:
      !shown(document.querySelector("h1")) ||
      !shown(document.querySelector("header .wrap a")) ||
      // biome-ignore lint/performance/useDomNodeTextContent: hidden text must not be included
      document.body.innerText.length < 400,
    heading: plain(document.querySelector("h1")?.textContent),
    isAsSent: window.sentHeading?.isConnected === true,
    values: {
      firstName: textIn("firstName"),
      lastName: textIn("lastName"),
      email: textIn("email"),
      phone: textIn("phone"),
      company: textIn("company"),
      message: textIn("message"),
    },
    busy: form?.ariaBusy === "true",
    canSubmit: form?.querySelector<HTMLButtonElement>("[type=submit]")?.disabled === false,
    status: plain(document.querySelector("[role=status]")?.textContent),
    statusShown: shown(document.querySelector("[role=status]")),
    alert: plain(alert?.textContent),
    recommendation: plain(
      document
        .querySelector("main section [role=status]")
        ?.previousElementSibling?.querySelector("h3")?.textContent,
    ),
    ways: [...(notice?.querySelectorAll("button, a") ?? [])].map((way) => plain(way.textContent)),
    noticeHasFocus: notice !== null && notice === active,
    draft: draft(),
    focus: active?.id.replace(/-.*/, ""),
    caret: active instanceof HTMLInputElement ? active.selectionStart : undefined,
    loggedProblems: window.loggedProblems ?? [],
  };
}
export type View = ReturnType<typeof look>;

export function typeInto(values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = [
      ...document.querySelectorAll<HTMLInputElement>(
        `form [id^="${name}-"], form [name="${name}"]`,
      ),
    ].find((element) => "value" in element && element.getClientRects().length > 0);
    if (!field) continue;
    field.value = value;
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
}

export function putCaret({ name, at }: { name: string; at: number }): void {
  const field = document.querySelector<HTMLInputElement>(`form [id^="${name}-"]`);
  field?.focus();
  field?.setSelectionRange(at, at);
}

/** Sets a slider's value and fires the same events as user input. */
export function moveSlider({ index, value }: { index: number; value: number }): void {
  const slider = document.querySelectorAll<HTMLInputElement>('main input[type="range"]')[index];
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  set?.call(slider, String(value));
  slider?.dispatchEvent(new Event("input", { bubbles: true }));
  slider?.dispatchEvent(new Event("change", { bubbles: true }));
}
