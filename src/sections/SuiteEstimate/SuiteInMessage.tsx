import { useEffect, useState } from "react";
import { formatNumber } from "../../numbers";
import { appended, fillTemplate, parseTemplate } from "../../words";
import { SuiteEstimate, type SuiteNumbers, useArrivedSuite } from "./SuiteEstimate";

const ONE_MACHINE: SuiteNumbers = { machines: 1 };

interface SuiteInMessageProps {
  words: Queries.SuiteEstimateFragment;
  plans: readonly Queries.NamedPlanFragment[];
  /** The sentence that the message gets, with [minutes] and [machines]. */
  sentence: string;
  /** What stands below the sentence until both numbers are there. */
  hint: string;
  message: string;
  editMessage: (edit: (message: string) => string) => void;
  readOnly: boolean;
}

/**
 * The estimate on Contact. The numbers live in a sentence of the message, which is saved and sent: what the
 * visitor enters becomes the sentence, and if the visitor edits or deletes the sentence, the fields follow.
 */
export function SuiteInMessage(props: SuiteInMessageProps) {
  const { words, plans, sentence, hint, message, editMessage, readOnly } = props;
  /** What the visitor entered last, which shows only while a number is missing. A sentence needs both. */
  const [typed, setTyped] = useState<SuiteNumbers>(ONE_MACHINE);
  const found = parseTemplate(sentence, message);
  const inMessage = found && {
    minutes: numberIn(found.minutes),
    machines: numberIn(found.machines),
  };
  const suite = inMessage ?? (typed.minutes && typed.machines ? ONE_MACHINE : typed);

  // This is an effect so that it runs after the form's effects, which restore a draft.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the visitor entered changes the message.
  useEffect(() => {
    if (typed === ONE_MACHINE) return;
    const { minutes, machines } = typed;
    const text =
      minutes && machines
        ? fillTemplate(sentence, {
            minutes: formatNumber(minutes),
            machines: formatNumber(machines),
          })
        : "";
    editMessage((before) => withSentence(before, sentence, text));
  }, [typed]);

  const { isDamaged } = useArrivedSuite(setTyped);

  return (
    <SuiteEstimate
      words={words}
      plans={plans}
      suite={suite}
      onChange={(part) => setTyped({ ...suite, ...part })}
      isDamaged={isDamaged}
      readOnly={readOnly}
      hint={hint}
    />
  );
}

const numberIn = (digits = "") => Number(digits.replaceAll(",", ""));

/** Replaces the sentence in a message, or appends it in a paragraph of its own. */
function withSentence(message: string, template: string, text: string): string {
  const found = parseTemplate(template, message);
  if (!found) return appended(message, text);
  const [minutes = "", machines = ""] = [found.minutes, found.machines];
  const old = fillTemplate(template, { minutes, machines });
  // Removing the sentence also removes the empty line above it.
  return text === ""
    ? message.replace(message.includes(`\n\n${old}`) ? `\n\n${old}` : old, "")
    : message.replace(old, () => text);
}
