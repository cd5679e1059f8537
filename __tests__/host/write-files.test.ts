import { buildTime } from "../../src/host/build-time";
import { securityTxt } from "../../src/host/write-files";
import { LANGUAGE } from "../../src/words";

const SITE = {
  brand: { url: "https://paralane.example" },
  contact: { supportEmail: "support@paralane.example" },
};

describe("security.txt", () => {
  it("contains the contact for vulnerability reports, the language and the expiration date", () => {
    expect(securityTxt(SITE, new Date("2026-11-21T09:00:00Z")).split("\n")).toEqual([
      "Contact: mailto:support@paralane.example",
      "Expires: 2027-11-01T00:00:00Z",
      `Preferred-Languages: ${LANGUAGE}`,
      "Canonical: https://paralane.example/.well-known/security.txt",
      "",
    ]);
  });

  it("uses SOURCE_DATE_EPOCH as the build time if it is set", () => {
    expect(buildTime({ SOURCE_DATE_EPOCH: "1795251600" })).toEqual(
      new Date("2026-11-21T09:00:00Z"),
    );
    expect(Math.abs(buildTime({}).getTime() - Date.now())).toBeLessThan(1000);
  });

  it.each(["2026-11-21", "-1", "1e9", "179525160000"])(
    "rejects %s as SOURCE_DATE_EPOCH",
    (time) => {
      expect(() => buildTime({ SOURCE_DATE_EPOCH: time })).toThrow(
        `SOURCE_DATE_EPOCH is "${time}". Set it to a number of seconds since 1970, such as 1795251600, or leave it empty.`,
      );
    },
  );
});
