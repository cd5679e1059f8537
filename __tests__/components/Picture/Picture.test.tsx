import { render } from "@testing-library/react";
import { Picture } from "../../../src/components/Picture/Picture";
import { pageData } from "../../support/page-data";

const sizes = "(width >= 62rem) 42rem, 92vw";

test("a file that can't be optimized stops the build with an error that names the picture", () => {
  jest.spyOn(console, "error").mockImplementation();
  const broken = { alt: "A chart", file: { childImageSharp: null } };
  expect(() => render(<Picture picture={broken} sizes={sizes} />)).toThrow("A chart");
});

test("if a picture has a phone version, phones use that version and its aspect ratio", () => {
  const wide = pageData("/services").content.services.whatWeDo.picture;
  const { container } = render(<Picture picture={wide} sizes={sizes} />);
  const sources = [...container.querySelectorAll("source")];
  expect(sources.map(({ media, type }) => [media, type])).toEqual([
    ["(width < 40rem)", "image/avif"],
    ["", "image/avif"],
  ]);
  const [phones, others] = sources.map((source) => source.getAttribute("srcset"));
  expect(phones).not.toBe(others);
  const phone = wide.phoneFile.childImageSharp?.gatsbyImageData;
  expect(Number(sources[0]?.getAttribute("height"))).toBe(Math.round(1600 * (phone?.height ?? 0)));
});
