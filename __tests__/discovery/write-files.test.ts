import { securityTxt } from "../../src/discovery/write-files";
import { LANGUAGE } from "../../src/words";

const SITE = {
  brand: { url: "https://paralane.example" },
  contact: { supportEmail: "support@paralane.example" },
};

test("security.txt contains the contact for vulnerability reports, the language and the expiration date", () => {
  expect(securityTxt(SITE, new Date("2026-11-21T09:00:00Z")).split("\n")).toEqual([
    "Contact: mailto:support@paralane.example",
    "Expires: 2027-11-01T00:00:00Z",
    `Preferred-Languages: ${LANGUAGE}`,
    "Canonical: https://paralane.example/.well-known/security.txt",
    "",
  ]);
});
