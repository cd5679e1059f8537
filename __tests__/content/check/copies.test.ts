import { changed, lineOf, told } from "../../support/content-sample";

describe("an entry that was copied", () => {
  const first = "From fixed addresses, or through a tunnel.";
  const second = "You can. Somebody has to look after it.";
  const sentence =
    "Tests reach you from a short, fixed list of addresses, which you let through your firewall.";

  it("needs sentences of its own", () => {
    const text = changed("faq.yaml", first, sentence).replace(second, sentence);
    expect(told({ "faq.yaml": text })).toEqual([
      `data/faq.yaml:${lineOf("faq.yaml", second)}:9  questions › Why not run our own browser grid? › answer › number 1: line ${lineOf("faq.yaml", first)} has the same words; write this entry's own`,
    ]);
  });

  it("may repeat a sentence with YAML's own means", () => {
    const text = changed("faq.yaml", first, `&same ${sentence}`).replace(second, "*same");
    expect(told({ "faq.yaml": text })).toEqual([]);
  });

  it("may have the same few words", () => {
    expect(told({ "faq.yaml": changed("faq.yaml", second, first) })).toEqual([]);
  });

  it("is told of once where its texts are one list", () => {
    const text = changed("faq.yaml", first, `${sentence}\n      - ${sentence}`);
    const line = lineOf("faq.yaml", first) + 1;
    expect(told({ "faq.yaml": text })).toEqual([
      `data/faq.yaml:${line}:9  questions › How do tests reach resources behind our firewall? › answer › number 2: "${sentence}" appears twice in this list; each entry must differ`,
    ]);
  });

  it("is told of once where the entries' own key must differ", () => {
    const first = "We have a CI/CD server. Why is that not enough?";
    const second = "Why not run our own browser grid?";
    const question =
      "How do tests reach what stands behind our firewall, our proxy or our private network?";
    const text = changed("faq.yaml", first, question).replace(second, question);
    expect(told({ "faq.yaml": text })).toEqual([
      `data/faq.yaml:${lineOf("faq.yaml", second)}:15  questions › ${question} › question: "${question}" appears twice in this list; each question must differ`,
    ]);
  });
});
