import { renderHook } from "@testing-library/react";
import { useErrorTitle } from "../../src/contact/useErrorTitle";
import { contactWords } from "../support/contact-words";

const { errorTitle } = contactWords;

beforeEach(() => {
  document.title = "Contact | Paralane";
});

test("the title says so while a field is wrong, and no longer", () => {
  const { rerender } = renderHook(({ isWrong }) => useErrorTitle(isWrong, errorTitle), {
    initialProps: { isWrong: false },
  });
  expect(document.title).toBe("Contact | Paralane");
  rerender({ isWrong: true });
  expect(document.title).toBe("Error: Contact | Paralane");
  rerender({ isWrong: false });
  expect(document.title).toBe("Contact | Paralane");
});

test("the form's end takes the mark away, but never the title of another page", () => {
  const { unmount } = renderHook(() => useErrorTitle(true, errorTitle));
  unmount();
  expect(document.title).toBe("Contact | Paralane");

  const next = renderHook(() => useErrorTitle(true, errorTitle));
  document.title = "Pricing | Paralane";
  next.unmount();
  expect(document.title).toBe("Pricing | Paralane");
});
