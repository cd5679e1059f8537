import { z } from "zod";
import * as f from "../fields";
import { finderRange, group } from "./shared";

const mistake = (description: string) => f.line(description);

/**
 * Text for "Race your own suite" on Features. It is part of that feature's script, which loads after the
 * page.
 */
export const race = z.strictObject({
  privacy: f.line("What happens to the visitor's report"),
  reports: f.label("The label of the file input"),
  reportsHint: f.line(
    "The text below the file input, which says that visitors can drop files and names the tools that write them",
  ),
  durations: f.label("The label of the field for pasted durations"),
  durationsHint: f.line("The text below the field: the format of the durations"),
  race: f.label("The button that uses the pasted durations"),
  sample: f.label("The button that uses the sample"),
  sampleLongest: f.label("The name of the sample's longest file"),
  reading: f.label("The message while a report is being read"),
  counts: f.textWithBlanks("What was read: the number of [tests] and [files]"),
  filesAlone: f.textWithBlanks("What was read if only durations are known: the number of [files]"),
  untimed: f.textWithBlanks("How many tests have no usable time: [count]"),
  oneByOne: f.label("The text beside the time of all tests in sequence"),
  onLanes: f.textWithBlanks("The text beside the time on several [lanes]"),
  outcome: f.textWithBlanks("The result: [time] on [lanes] lanes, and the [speedup]"),
  outcomeAlone: f.textWithBlanks("The result on one lane: the [time]"),
  longest: f.textWithBlanks("Which [file] takes the longest, and its [time]"),
  unnamed: f.label("The text in place of an unknown file name"),
  decides: f.line("The text if the longest file alone takes as long as the run"),
  saved: f.textWithBlanks("How much time splitting the longest file in two saves: [time]"),
  savesNothing: f.textWithBlanks(
    "The text if splitting the file saves nothing on this number of [lanes]",
  ),
  lanes: finderRange,
  runs: finderRange,
  wrongNumber: f.textWithBlanks(
    "The error below a field that doesn't contain a number from [min] to [max]",
  ),
  month: f.textWithBlanks(
    "How the monthly minutes are calculated: [runs] of [minutes] make a [total]",
  ),
  finder: f.label("The link to the plan finder"),
  copy: f.label("The button that copies a link to the result"),
  copied: f.line(
    "The button's text after visitors copy the link; say that the link contains no names",
  ),
  mistakes: group(
    "RaceMistakes",
    "Why a report or pasted text can't be used, and how to fix that",
    {
      notXml: mistake("The message if the file isn't XML"),
      html: mistake("The message if the file is a web page"),
      otherXml: mistake("The message if the file is XML but not a JUnit report"),
      doctype: mistake("The message if the file declares entities, which aren't safe to read"),
      broken: mistake("The message if the tags don't match or aren't valid XML"),
      tooDeep: mistake("The message if the elements are nested too deeply for a report"),
      cutOff: mistake("The message if the file is cut off"),
      noTests: mistake("The message if the report has no tests"),
      noTimes: mistake("The message if the tests have no times"),
      unreadable: mistake("The message if the browser can't read the file"),
      noDurations: mistake("The message if the pasted text has no durations"),
    },
  ),
});
