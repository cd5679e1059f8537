import { fillTemplate } from "../../src/words";
import { content } from "../support/site-content";
import { contactForm } from "./support/contact-form";
import { expect, test, visit } from "./support/test";

const words = content.home.suiteEstimate;

test("a suite entered on Home with the keyboard reaches the message on Contact", async ({
  page,
}) => {
  await visit(page, "/");
  // Reaching a field with the Tab key selects its number.
  await page.getByRole("button", { name: content.home.hero.runBoard.controls.again }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.type("90");
  await page.keyboard.press("Tab");
  await page.keyboard.type("3");
  await expect(page.getByText("90 × 3 = 270")).toBeVisible();
  await page.getByRole("link", { name: words.ask }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(contactForm(page).field("message")).toHaveValue(
    fillTemplate(content.contact.contactForm.suiteSentence, { minutes: "90", machines: "3" }),
  );
});
