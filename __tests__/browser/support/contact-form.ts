import type { Locator, Page } from "@playwright/test";
import { FIELD_NAMES, type FieldValues, mapFields } from "../../../src/contact/validation";
import { content } from "../../support/site-content";
import { expect } from "./test";

const { contactForm: words } = content.contact;

export const { success: THANKS, failure: FAILURE, errors: ERRORS } = words;

export function contactForm(page: Page) {
  return {
    form: page.locator("form"),
    field: (name: keyof FieldValues): Locator => page.locator(`form [name="${name}"]`),
    button: page.getByRole("button", { name: words.submit }),
    status: page.getByRole("status"),
    alert: page.getByRole("alert"),
  };
}

export async function fillIn(page: Page, values: Partial<FieldValues>): Promise<void> {
  const { field } = contactForm(page);
  for (const name of FIELD_NAMES) {
    const value = values[name];
    if (value !== undefined) await field(name).fill(value);
  }
}

export async function expectValues(page: Page, values: FieldValues): Promise<void> {
  const { field } = contactForm(page);
  for (const name of FIELD_NAMES) await expect(field(name)).toHaveValue(values[name]);
}

export const EMPTY: FieldValues = mapFields(() => "");
