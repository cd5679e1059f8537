/*
 * Functions that run in the page. They go there as text, so each stands for itself and uses nothing
 * from outside.
 */

declare global {
  interface Window {
    /** What the browser wrote into its console (foreign-site.ts). */
    seen?: string[];
  }
}

/** What a visitor sees of the page, the translators' marks left out. */
export function look() {
  const plain = (text: string | null | undefined) =>
    (text ?? "").replace(/[⟦⟧]/g, "").replace(/\s+/g, " ").trim();
  const shown = (element: Element | null): element is HTMLElement =>
    element instanceof HTMLElement &&
    element.isConnected &&
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility === "visible";
  /**
   * By its id, which an extension leaves alone that renames or doubles it. None is null: WebDriver
   * answers in JSON, which has no undefined.
   */
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
      // Denied: there is none to see.
      return null;
    }
  };
  return {
    url: location.href,
    title: document.title,
    hydrated: document.querySelector("button[aria-controls][aria-expanded]") !== null,
    /** Whether there is a page to see: its heading, its navigation and its footer. */
    blank:
      !shown(document.querySelector("h1")) ||
      !shown(document.querySelector("header .wrap a")) ||
      // biome-ignore lint/performance/useDomNodeTextContent: what is hidden must not count
      document.body.innerText.length < 400,
    heading: plain(document.querySelector("h1")?.textContent),
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
    /** The plan finder's, in sight before what is announced. */
    answer: plain(
      document
        .querySelector("main section [role=status]")
        ?.previousElementSibling?.querySelector("h3")?.textContent,
    ),
    /** The ways to send a message that has failed, and whether they have the focus. */
    ways: [...(notice?.querySelectorAll("button, a") ?? [])].map((way) => plain(way.textContent)),
    noticeHasFocus: notice !== null && notice === active,
    draft: draft(),
    focus: active?.id.replace(/-.*/, ""),
    caret: active instanceof HTMLInputElement ? active.selectionStart : undefined,
    seen: window.seen ?? [],
  };
}
export type View = ReturnType<typeof look>;

/** Types into the form's fields, as they are now. */
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

/** Puts the caret into a field. */
export function putCaret({ name, at }: { name: string; at: number }): void {
  const field = document.querySelector<HTMLInputElement>(`form [id^="${name}-"]`);
  field?.focus();
  field?.setSelectionRange(at, at);
}

/** Moves a slider as a visitor does: React has to notice by itself. */
export function moveSlider({ index, value }: { index: number; value: number }): void {
  const slider = document.querySelectorAll<HTMLInputElement>('main input[type="range"]')[index];
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  set?.call(slider, String(value));
  slider?.dispatchEvent(new Event("input", { bubbles: true }));
  slider?.dispatchEvent(new Event("change", { bubbles: true }));
}
